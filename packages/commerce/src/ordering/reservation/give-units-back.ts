import type { OpenOrders } from '../ports/open-orders.ts'
import type { Stock } from '../ports/stock.ts'

/** Releases the units of an order; repeated calls change nothing. */
export async function giveUnitsBack(openOrders: OpenOrders, stock: Stock, orderId: string): Promise<void> {
  if (await openOrders.release(orderId)) await stock.giveBack(await openOrders.linesOf(orderId))
}
