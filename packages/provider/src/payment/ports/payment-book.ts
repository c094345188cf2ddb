import type { PaymentKind } from '@market/domain/checkout'

/**
 * Why money goes back: it came too late, the shopper had given the payment up, or the bank had taken another amount than it
 * was asked for.
 */
export type RefundNews = 'refunded' | 'givenUp' | 'otherAmount'

/** `unknown`: time is up and the bank has not answered; `lapsed`: it ended without money. */
export type PaymentNews = 'unknown' | 'lapsed' | RefundNews

/** A payment as every kind of purchase has it. */
export interface BookedPayment {
  readonly id: string
  readonly kind: PaymentKind
  readonly status: 'pending' | 'on_delivery' | 'paid' | 'failed' | 'expired' | 'refunded'
  /** Kuruş. */
  readonly amount: number
  /** The number the shopper knows the purchase by. */
  readonly orderNumber: string
  readonly ownerId: string
  /** Why there is no money: an `EndReason` or the bank's own words. */
  readonly failure: string | null
  readonly expiresAt: Date
  readonly settledAt: Date | null
  /** The shopper has given it up: for another attempt, or altogether. */
  readonly givenUp: boolean
  /** Why its money goes back; null as long as that is not decided. */
  readonly refundReason: RefundNews | null
  /** Whether what is paid for is still kept back for it. */
  readonly held: boolean
}
/** How a payment ends without money. */
export interface PaymentEnd {
  readonly status: 'failed' | 'expired'
  /** An `EndReason` or the bank's own words. */
  readonly failure: string
  /** Null as long as the bank may still say otherwise. */
  readonly settledAt: Date | null
  /** The shopper wants it no more: by another attempt, or by calling it off. */
  readonly givenUp?: boolean
}

/**
 * Payments of one kind, in one transaction. `lock` comes first: it waits for whoever else settles the payment, and what was
 * found before is to be found again.
 */
export interface PaymentBook<Payment extends BookedPayment = BookedPayment> {
  /** Locks nothing. */
  find(id: string): Promise<Payment | undefined>
  lock(payment: Payment): Promise<void>
  /** Reserves again what had been released, for money that came late; false where it is gone: the caller must roll back. */
  reacquire(payment: Payment, now: Date): Promise<boolean>
  /** Fulfils a captured payment; false where the buyer or the goods are gone: the caller must roll back. */
  complete(payment: Payment, now: Date): Promise<boolean>
  /** Ends a pending payment and releases what was reserved for it; one that has ended stays as it is. */
  end(payment: Payment, end: PaymentEnd): Promise<void>
  /** The bank has said its last word on an expired payment. */
  close(payment: Payment, now: Date): Promise<void>
  /** Writes down that the money goes back, before the bank is asked to: it buys nothing from then on. */
  decideRefund(payment: Payment, reason: RefundNews): Promise<void>
  /** The money of an expired payment went back; false where that is known already. */
  refunded(payment: Payment, end: { readonly failure: string; readonly now: Date }): Promise<boolean>
  /** Writes to the shopper, who has left the page, how it ended. */
  tell(payment: Payment, news: PaymentNews, now: Date): Promise<void>
}
