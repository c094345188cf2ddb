import type { TransferAccount } from '../../payment/transfers/transfer-account.ts'
import type { NewOrder } from './orders.ts'
import type { OrderDraft } from '../draft-order.ts'

/** Queues mails to the buyer, in the same transaction as the change that they report. */
export interface OrderNews {
  /** `paid` is false for payment at the door. */
  confirmed(order: { readonly orderId: string; readonly paid: boolean; readonly now: Date }): Promise<void>
  awaitsTransfer(order: {
    readonly placed: NewOrder
    readonly userId: string | null
    readonly draft: OrderDraft
    readonly account: TransferAccount
    readonly now: Date
  }): Promise<void>
}
