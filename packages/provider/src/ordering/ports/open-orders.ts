import type { PaymentMethod } from '@market/domain/checkout'
import type { PaymentEnd } from '../../payment/ports/payment-book.ts'
import type { StockLine } from './stock.ts'

/** Facts that decide whether money that came late still makes an order. */
export interface LateOrder {
  readonly status: string
  /** Its cart was neither bought nor merged into another. */
  readonly cartActive: boolean
  /** Another order of its cart is paid, awaits its money or was cancelled. */
  readonly replaced: boolean
  /** None of its products was taken off sale, as all of a shop are that closes. */
  readonly allSold: boolean
}

/**
 * Orders that await their money, and their end without it. The cart is locked by the caller, and the gift codes are before
 * `failAll`, which locks the rows of the orders; their payments come next, stock comes last.
 */
export interface OpenOrders {
  /** Fails the open orders of a cart; gives their ids. */
  failAll(cartId: string): Promise<readonly string[]>
  /** Expires the pending payment of an order that a newer attempt replaces. */
  expireReplaced(orderId: string): Promise<void>
  /** Ends a payment that is pending; undefined where it is not, and then nothing has changed. */
  endPayment(paymentId: string, end: PaymentEnd): Promise<PaymentMethod | undefined>
  /** Ends an order that awaits its payment; one that is failed already stays so. */
  endOrder(orderId: string, status: 'cancelled' | 'payment_failed'): Promise<void>
  linesOf(orderId: string): Promise<readonly StockLine[]>
  /** The order holds its units no more; false where it held none. */
  release(orderId: string): Promise<boolean>
  hold(orderId: string): Promise<void>
  late(order: { readonly orderId: string; readonly cartId: string }): Promise<LateOrder>
  /** Orders of a cart that await their money, or whose payment the bank has not settled. */
  unsettled(cartId: string): Promise<readonly { readonly id: string; readonly awaiting: boolean }[]>
  /** Ties orders to another cart. */
  move(orderIds: readonly string[], toCart: string): Promise<void>
}
