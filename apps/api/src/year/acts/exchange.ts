import { cancelCalls, postExchange } from '@market/contract'
import { pickupDays } from '@market/domain/orders'
import type { Shopper } from './make-shopper.ts'

/** Exchanges a line of an order for another choice, if the order's page offers one. */
export async function exchange(shopper: Shopper, number: string): Promise<void> {
  const { dice, world, tell } = shopper.life
  const found = await shopper.ask(cancelCalls.postProducts, { body: { order_id: number } })
  const offered = found?.items.filter(({ exchange_for }) => exchange_for.length > 0) ?? []
  const [item] = dice.some(offered, 1)
  if (!item) return
  const { attr_id: exchange_for } = dice.pick(item.exchange_for)
  const known = await shopper.ask(cancelCalls.postReasons, { body: { order_id: number } })
  const reason = known?.reasons.find((one) => one.kind === 'return' && !one.needs_note)
  if (!reason) return
  const line = { product_id: item.product_id, attr_id: item.attr_id, quantity: item.quantity, reason_id: reason.id }
  const pickup_day = item.exchange_at === null ? (pickupDays(world.now())[0] ?? null) : null
  const done = await shopper.ask(postExchange, { body: { order_id: number, item: line, exchange_for, pickup_day } })
  tell(
    `${done ? 'wants' : 'is refused'} ${exchange_for} for ${item.quantity} × ${item.product_id}:${item.attr_id} of ${number}`,
  )
}
