import type { Result } from '@market/domain/kernel'
import type { PaymentBook } from './payment-book.ts'

import type { UnsettledPayments } from './unsettled-payments.ts'

/** A book of payments under test, with ways to fill its shop and to read it. */
export interface PaymentSubject {
  readonly unsettled: UnsettledPayments
  transact<Value, Failure>(
    work: (book: PaymentBook) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>>
  /** A pending payment of 100 TL that holds the only unit there is; gives its id. */
  addPayment(): Promise<string>
  /** On sale of what the payment is for. */
  units(id: string): Promise<number>
  /** The units that are on sale, to somebody else. */
  sell(id: string): Promise<void>
  /** How often its shopper was written to. */
  mails(id: string): Promise<number>
}
