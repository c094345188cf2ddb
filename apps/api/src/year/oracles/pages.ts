import type { OrderWire } from '@market/contract'
import { fromLira } from '@market/domain/money'
import type { World } from '../world/open-world.ts'

const oracle = 'the sums of a page agree'

/** Compares the sums of an order's page with each other and with what its buyer was shown at the payment. */
export async function checkOrderPage(world: World, order: OrderWire): Promise<void> {
  const number = order.order_id
  const wrong = (text: string) => world.accuse(oracle, `${number}: ${text}`)
  const kurus = (lira: number) => Number(fromLira(lira))
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + kurus(amount), 0)
  const placed = world.orders.get(number)
  if (placed && kurus(order.payment.amount) !== placed.total)
    wrong(`the page says ${order.payment.amount}, ${placed.total} kuruş were agreed`)
  const code = kurus(order.gift_code_amount)
  const total = kurus(order.total_price_with_shipping)
  const whole = sum([order.total_pure_price, order.total_tax_price, order.total_ship_price]) - code
  if (whole !== total) wrong(`goods, tax, cargo and code come to ${whole} and not to ${total}`)
  const lines = order.shops.flatMap(({ shop_items }) => shop_items)
  const paid =
    sum(
      lines.flatMap(({ price, gift, insurance_items }) => [
        price,
        gift?.wrap_price ?? 0,
        ...insurance_items.map((one) => one.price),
      ]),
    ) -
    sum(lines.flatMap(({ reductions }) => reductions.map(({ amount }) => amount))) +
    sum(order.shops.map(({ cargo_total_price }) => cargo_total_price)) -
    code
  if (paid !== total) wrong(`its lines come to ${paid} and not to ${total}`)
  const dues = order.shops.flatMap(({ due, status }) => (due === null ? [] : [{ due, status }]))
  const isOnItsWay = order.shops.every(({ status }) => status !== 'delivered' && status !== 'cancelled')
  if (
    order.payment.state === 'on_delivery' &&
    isOnItsWay &&
    sum(dues.map(({ due }) => due)) !== kurus(order.payment.left)
  )
    wrong(`the doors ask for ${sum(dues.map(({ due }) => due))}, ${order.payment.left} is left to pay`)
  const refunded = sum(
    order.cancellations.filter(({ status }) => status === 'refunded').map((request) => request.total),
  )
  if (order.payment.state !== 'on_delivery' && kurus(order.payment.refunded) > refunded)
    wrong(`${order.payment.refunded} is said to be refunded, its requests come to ${refunded}`)
  if (kurus(order.payment.left) < 0) wrong(`${order.payment.left} is left`)
}
