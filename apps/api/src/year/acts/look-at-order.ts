import { getTrack, type OrderWire } from '@market/contract'
import { checkOrderPage } from '../oracles/pages.ts'
import type { Shopper } from './make-shopper.ts'

/** Opens the order's page and looks whether its sums agree. */
export async function lookAtOrder(shopper: Shopper, number: string): Promise<OrderWire | undefined> {
  const order = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
  if (order) await checkOrderPage(shopper.life.world, order)
  return order
}
