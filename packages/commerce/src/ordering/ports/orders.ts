import type { Money } from '@market/domain/money'
import type { Installment } from '@market/domain/installments'
import type { PaymentMethod } from '@market/domain/checkout'
import type { Contract } from '../../contract-documents/contract-facts.ts'
import type { TransferAccount } from '../../payment/transfers/transfer-account.ts'
import type { Caller } from '../../session/caller.ts'
import type { OrderDraft } from '../draft-order.ts'
import type { WaitingOrders } from '../waiting-limits.ts'
import type { StockLine } from './stock.ts'

export interface NewOrder {
  readonly id: string
  readonly number: string
  readonly paymentId: string
  readonly amount: Money
  readonly expiresAt: Date
}
export interface Buyer {
  readonly ownerId: string
  readonly email: string
}
/** A draft to store as an order that awaits its payment and holds its units. */
export interface OrderToWrite {
  readonly placed: NewOrder
  readonly caller: Pick<Caller, 'ownerId' | 'userId'>
  readonly draft: OrderDraft
  readonly contract: Contract
  readonly installment: Installment
  readonly wish: { readonly method: PaymentMethod; readonly note: string; readonly account?: TransferAccount }
  readonly now: Date
}

/** Stores orders. `lockCart` comes before every other lock of a transaction; amounts are in kuruş. */
export interface Orders {
  /** Locks the owner's active cart, also one that followed a cart which was closed meanwhile; undefined as long as nothing was ever put in. */
  lockCart(ownerId: string): Promise<string | undefined>
  /**
   * Locks the caller's mailbox, after the cart: orders of one mailbox are placed one after the other, across all
   * sessions.
   */
  lockBuyer(caller: Pick<Caller, 'userId' | 'guestEmail'>): Promise<void>
  /** The buyer's orders that are not paid. */
  waiting(buyer: Buyer): Promise<WaitingOrders>
  write(order: OrderToWrite): Promise<void>
  markPaid(paymentId: string, now: Date): Promise<void>
  /** Its parcels are to be prepared. Throws for an unknown order. */
  confirm(orderId: string, now: Date): Promise<{ readonly cartId: string; readonly lines: readonly StockLine[] }>
  /** Closes an active cart. Units added during the payment go into a new cart with a newer revision. */
  closeCart(cartId: string, bought: readonly StockLine[], now: Date): Promise<void>
}
