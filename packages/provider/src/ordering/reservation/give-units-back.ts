import type { OpenOrders } from '../ports/open-orders.ts'
import type { Stock } from '../ports/stock.ts'

/** Gives the units of an order back, once however often it is asked. */
export async function giveUnitsBack(openOrders: OpenOrders, stock: Stock, orderId: string): Promise<void> {
  if (await openOrders.release(orderId)) await stock.giveBack(await openOrders.linesOf(orderId))
}
