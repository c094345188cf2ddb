import type { TransferAccount } from '../../payment/transfers/transfer-account.ts'
import type { NewOrder } from './orders.ts'
import type { OrderDraft } from '../draft-order.ts'

/** Tells the buyer, in the transaction of what is told. */
export interface OrderNews {
  /** `paid` is false where it is paid at the door. */
  confirmed(order: { readonly orderId: string; readonly paid: boolean; readonly now: Date }): Promise<void>
  awaitsTransfer(order: {
    readonly placed: NewOrder
    readonly userId: string | null
    readonly draft: OrderDraft
    readonly account: TransferAccount
    readonly now: Date
  }): Promise<void>
}
