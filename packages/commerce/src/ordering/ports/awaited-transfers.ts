import type { BookedPayment } from '../../payment/ports/payment-book.ts'
import type { StatementEntry } from '../../payment/transfers/statement-entry.ts'

/** Orders that are paid by bank transfer, outside of any transaction; amounts in kuruş. */
export interface AwaitedTransfers {
  /** The transfer payment of an order, by the order's number; undefined if the order is not paid by transfer. */
  find(orderNumber: string): Promise<Pick<BookedPayment, 'id' | 'status' | 'amount'> | undefined>
  /** Books a transfer for a payment; false where one of the two has been booked with another. */
  claim(transfer: StatementEntry, booking: { readonly paymentId: string; readonly now: Date }): Promise<boolean>
  /** Undoes `claim` for a transfer that paid for nothing. */
  release(bankReference: string): Promise<void>
}
