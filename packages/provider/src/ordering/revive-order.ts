import type { LateOrder } from './ports/open-orders.ts'
import type { Reservation } from './ports/reservation.ts'
import { spendGiftCodeAgain } from './reservation/gift-code-spending.ts'

/** Money that came late still makes the order, unless the cart went another way meanwhile or the shop has closed. */
export const mayRevive = ({ status, cartActive, replaced, allSold }: LateOrder): boolean =>
  status === 'payment_failed' && cartActive && !replaced && allSold

/**
 * Reserves again what a failed order had given back, for money that came late. False where it cannot be had any more, after
 * which the caller must roll back. Cart and payment are locked.
 */
export async function reviveOrder(
  { giftCodes, promotions, openOrders, stock }: Reservation,
  order: { readonly orderId: string; readonly cartId: string },
): Promise<boolean> {
  if (!mayRevive(await openOrders.late(order))) return false
  if (!(await spendGiftCodeAgain(giftCodes, order.orderId))) return false
  if (!(await promotions.useAgain(order.orderId))) return false
  if (await stock.take(await openOrders.linesOf(order.orderId))) return false
  await openOrders.hold(order.orderId)
  return true
}
