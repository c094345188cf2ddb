import type { PaymentKind } from '@market/domain/checkout'

/**
 * Why money is refunded: it came too late, the shopper had given the payment up, or the bank took another amount than
 * requested.
 */
export type RefundNews = 'refunded' | 'givenUp' | 'otherAmount'

/** `unknown`: time is up and the bank has not answered; `lapsed`: it ended without money. */
export type PaymentNews = 'unknown' | 'lapsed' | RefundNews

/** The fields of a payment for every kind of purchase. */
export interface BookedPayment {
  readonly id: string
  readonly kind: PaymentKind
  readonly status: 'pending' | 'on_delivery' | 'paid' | 'failed' | 'expired' | 'refunded'
  /** Kuruş. */
  readonly amount: number
  /** The number the shopper knows the purchase by. */
  readonly orderNumber: string
  readonly ownerId: string
  /** Why no money was taken: an `EndReason` or the bank's message. */
  readonly failure: string | null
  readonly expiresAt: Date
  readonly settledAt: Date | null
  /** The shopper gave this payment up, for another attempt or entirely. */
  readonly givenUp: boolean
  /** Why its money is refunded; null until that is decided. */
  readonly refundReason: RefundNews | null
  /** Whether the goods are still reserved for it. */
  readonly held: boolean
}
/** How a payment ends without money. */
export interface PaymentEnd {
  readonly status: 'failed' | 'expired'
  /** An `EndReason` or the bank's message. */
  readonly failure: string
  /** Null while the bank's answer may still change. */
  readonly settledAt: Date | null
  /** The shopper gave it up: made another attempt, or cancelled. */
  readonly givenUp?: boolean
}

/**
 * Payments of one kind, in one transaction. Call `lock` first: it waits for other runs that settle the payment, and
 * rows read before must be read again.
 */
export interface PaymentBook<Payment extends BookedPayment = BookedPayment> {
  /** Locks nothing. */
  find(id: string): Promise<Payment | undefined>
  lock(payment: Payment): Promise<void>
  /** Reserves released goods again for a late payment; false if they are sold: the caller must roll back. */
  reacquire(payment: Payment, now: Date): Promise<boolean>
  /** Fulfils a captured payment; false if the buyer or the goods are gone: the caller must roll back. */
  complete(payment: Payment, now: Date): Promise<boolean>
  /** Ends a pending payment and releases its reservation; an ended payment is not changed. */
  end(payment: Payment, end: PaymentEnd): Promise<void>
  /** Marks an expired payment as final after the bank's last answer. */
  close(payment: Payment, now: Date): Promise<void>
  /** Records the refund before the bank is asked for it; from then on the payment cannot buy anything. */
  decideRefund(payment: Payment, reason: RefundNews): Promise<void>
  /** Records that the money of an expired payment was refunded; false if that was already recorded. */
  refunded(payment: Payment, end: { readonly failure: string; readonly now: Date }): Promise<boolean>
  /** Mails the outcome to the shopper, because the page may be closed by now. */
  tell(payment: Payment, news: PaymentNews, now: Date): Promise<void>
}
