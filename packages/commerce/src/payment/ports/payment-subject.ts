import type { Result } from '@market/domain/kernel'
import type { PaymentBook } from './payment-book.ts'

import type { UnsettledPayments } from './unsettled-payments.ts'

/** A book of payments under test, with ways to fill its shop and to read it. */
export interface PaymentSubject {
  readonly unsettled: UnsettledPayments
  transact<Value, Failure>(
    work: (book: PaymentBook) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>>
  /** Adds a pending payment of 100 TL that holds the only unit; returns its id. */
  addPayment(): Promise<string>
  /** Units on sale of the product that the payment is for. */
  units(id: string): Promise<number>
  /** Sells the available units to another shopper. */
  sell(id: string): Promise<void>
  /** Number of mails to its shopper. */
  mails(id: string): Promise<number>
}
