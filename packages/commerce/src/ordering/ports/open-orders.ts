import type { PaymentMethod } from '@market/domain/checkout'
import type { PaymentEnd } from '../../payment/ports/payment-book.ts'
import type { StockLine } from './stock.ts'

/** Facts that decide whether a late payment still fulfils its order. */
export interface LateOrder {
  readonly status: string
  /** Its cart was neither bought nor merged. */
  readonly cartActive: boolean
  /** Another order of its cart is paid, awaits its money or was cancelled. */
  readonly replaced: boolean
  /** All of its products are still on sale; a shop that closes takes all of its products off sale. */
  readonly allSold: boolean
}

/**
 * Orders that await their payment, and ways to end them without it. The caller locks the cart, and the gift codes
 * before `failAll`, which locks the rows of the orders. Payments are locked next, and stock last.
 */
export interface OpenOrders {
  /** Fails the open orders of a cart; returns their ids. */
  failAll(cartId: string): Promise<readonly string[]>
  /** Expires the pending payment of an order that a newer attempt replaces. */
  expireReplaced(orderId: string): Promise<void>
  /** Ends a pending payment; undefined, without a change, if it is not pending. */
  endPayment(paymentId: string, end: PaymentEnd): Promise<PaymentMethod | undefined>
  /** Ends an order that awaits its payment; one that is failed already stays so. */
  endOrder(orderId: string, status: 'cancelled' | 'payment_failed'): Promise<void>
  linesOf(orderId: string): Promise<readonly StockLine[]>
  /** Ends the order's hold on its units; false if it held none. */
  release(orderId: string): Promise<boolean>
  hold(orderId: string): Promise<void>
  late(order: { readonly orderId: string; readonly cartId: string }): Promise<LateOrder>
  /** Orders of a cart that await their payment, or whose payment the bank has not settled. */
  unsettled(cartId: string): Promise<readonly { readonly id: string; readonly awaiting: boolean }[]>
  /** Ties orders to another cart. */
  move(orderIds: readonly string[], toCart: string): Promise<void>
}
