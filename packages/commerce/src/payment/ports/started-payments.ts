import type { MaskedCard } from './payment-provider.ts'
import type { BookedPayment } from './payment-book.ts'

/** Payments of one kind as the bank is asked for them, outside of any transaction; amounts in kuruş. */
export interface StartedPayments {
  /** Throws for an unknown payment. */
  find(
    paymentId: string,
  ): Promise<Pick<BookedPayment, 'status' | 'amount' | 'failure'> & { readonly installment: number }>
  /**
   * Records that the bank has started it. `link` is the page where a shopper who left can continue; undefined without
   * such a page.
   */
  begin(
    paymentId: string,
    at: { readonly reference: string; readonly card: MaskedCard | null; readonly link: string | undefined },
  ): Promise<void>
  /** Ends a pending one for good, in a transaction that locks as their book asks for. `reason` is for the shopper. */
  refuse(paymentId: string, end: { readonly reason: string; readonly now: Date }): Promise<void>
}
