import type { MaskedCard } from '../../payment/ports/payment-provider.ts'
import type { BookedPayment } from '../../payment/ports/payment-book.ts'

/** Payments of orders as the bank is asked for them, outside of any transaction; amounts in kuruş. */
export interface StartedPayments {
  /** Throws for an unknown payment. */
  find(
    paymentId: string,
  ): Promise<Pick<BookedPayment, 'status' | 'amount' | 'failure'> & { readonly installment: number }>
  /** The bank has begun it. `link` is the page where a shopper who left it goes on; undefined where there is no such page. */
  begin(
    paymentId: string,
    at: { readonly reference: string; readonly card: MaskedCard | null; readonly link: string | undefined },
  ): Promise<void>
  /** Ends a pending one for good, in a transaction that locks as `endPayment` asks for. `reason` is for the shopper. */
  refuse(paymentId: string, end: { readonly reason: string; readonly now: Date }): Promise<void>
}
