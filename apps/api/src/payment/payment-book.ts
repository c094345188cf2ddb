import type { PaymentKind } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import type { Deps } from '../platform/deps.ts'

/** A payment as every kind of purchase has it. */
export interface BookedPayment {
  readonly id: string
  readonly kind: PaymentKind
  readonly status: 'pending' | 'on_delivery' | 'paid' | 'failed' | 'expired' | 'refunded'
  readonly amount: number
  /** The number the shopper knows the purchase by. */
  readonly orderNumber: string
  readonly ownerId: string
  /** Why there is no money, for the shopper. */
  readonly failure: string | null
  readonly expiresAt: Date
  readonly settledAt: Date | null
  /** The shopper has given it up: for another attempt, or altogether. */
  readonly givenUp: boolean
  /** Whether what is paid for is still kept back for it. */
  readonly held: boolean
}
/** How a payment ends without money. */
export interface PaymentEnd {
  readonly status: 'failed' | 'expired'
  readonly failure: string
  /** Null as long as the bank may still say otherwise. */
  readonly settledAt: Date | null
  /** The shopper wants it no more: by another attempt, or by calling it off. */
  readonly givenUp?: boolean
}

/**
 * Why money went back: it came too late, the shopper had given the payment up, or the bank had taken another amount than it
 * was asked for.
 */
export type RefundNews = 'refunded' | 'givenUp' | 'otherAmount'

/** `unknown`: time is up and the bank has not answered; `lapsed`: it ended without money. */
export type PaymentNews = 'unknown' | 'lapsed' | RefundNews

/** Reads payments of one kind and applies their outcome. All but `find` run in the transaction that ends the payment. */
export interface PaymentBook<Payment extends BookedPayment> {
  find(db: Database, id: string): Promise<Payment | undefined>
  lock(trx: Database, payment: Payment): Promise<void>
  /** Reserves again what had been released, for money that came late; false where it is gone. */
  reacquire(trx: Database, payment: Payment, now: Date): Promise<boolean>
  /** Fulfils a captured payment; false where the buyer or the goods are gone. */
  complete(trx: Database, payment: Payment, deps: Deps): Promise<boolean>
  end(trx: Database, payment: Payment, end: PaymentEnd): Promise<void>
  /** The bank has said its last word on an expired payment. */
  close(db: Database, payment: Payment, now: Date): Promise<void>
  /** The money went back; false where that is known already. */
  refunded(trx: Database, payment: Payment, end: { readonly failure: string; readonly now: Date }): Promise<boolean>
  /** Writes to the shopper, who has left the page, how it ended. */
  tell(trx: Database, payment: Payment, news: PaymentNews, deps: Deps): Promise<void>
}
