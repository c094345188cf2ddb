import type { LateOrder } from './ports/open-orders.ts'
import type { Reservation } from './ports/reservation.ts'
import { spendGiftCodeAgain } from './reservation/gift-code-spending.ts'

/** Whether a late payment still fulfils its order: unless the cart was used otherwise or the shop has closed. */
export const mayRevive = ({ status, cartActive, replaced, allSold }: LateOrder): boolean =>
  status === 'payment_failed' && cartActive && !replaced && allSold

/**
 * Reserves for a late payment what its failed order had released. False if it is no longer available; then the caller
 * must roll back. Cart and payment are locked.
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
