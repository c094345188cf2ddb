import { cartItems, isSameLine } from '../cart/cart-lines.ts'
import { wholeCart } from '../cart/whole-cart.ts'
import type { Cart, CartItem } from '../cart/cart.ts'
import type { CartGateway, LineRef } from '../cart/cart-gateway.ts'
import type { CartAndSaved, SavedGateway } from '../cart/saved-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { measuredItem } from './measured-item.ts'

interface Moved extends LineRef {
  /** Units added; negative for removed units. */
  readonly by: number
}

interface Measured {
  readonly cart: CartGateway
  readonly saved: SavedGateway
}

const ways = [
  ['cart-add', 1],
  ['cart-remove', -1],
] as const

/** Lines that are left out of the purchase went nowhere. */
const itemsOf = (cart: Cart) => cartItems(wholeCart(cart))
const unitsOf = (items: readonly CartItem[], line: LineRef) =>
  items.find((item) => isSameLine(item, line))?.quantity ?? 0

/**
 * Wraps the gateways of cart and saved items: every addition to the cart and removal from it is measured once it has
 * happened (specification section 7).
 */
export function measuredCart({ cart: gateway, saved }: Measured, track: (event: AnalyticsEvent) => void): Measured {
  let known: readonly CartItem[] = []
  const remember = async (asked: GatewayResult<Cart>) => {
    const answer = await asked
    if (answer.ok) known = itemsOf(answer.value)
    return answer
  }
  const tracking = async (asked: GatewayResult<Cart>, moved: readonly Moved[]) => {
    const before = known
    const answer = await remember(asked)
    if (answer.ok) trackMoves(moved, before)
    return answer
  }
  const trackMoves = (moved: readonly Moved[], before: readonly CartItem[]) => {
    const told = moved.flatMap((line) => {
      const item = [...known, ...before].find((one) => isSameLine(one, line))
      return item && line.by !== 0 ? [{ item, by: line.by }] : []
    })
    for (const [type, sign] of ways) {
      const items = told.filter(({ by }) => by * sign > 0).map(({ item, by }) => measuredItem(item, by * sign))
      if (items.length > 0) track({ type, items })
    }
  }
  /** Measures a line that moves to or from the saved items, with the number of units that could move. */
  const moving = async (line: LineRef, asked: GatewayResult<CartAndSaved>) => {
    const before = known
    const answer = await asked
    if (!answer.ok) return answer
    known = itemsOf(answer.value.cart)
    trackMoves([{ ...line, by: unitsOf(known, line) - unitsOf(before, line) }], before)
    return answer
  }
  const cart: CartGateway = {
    load: () => remember(gateway.load()),
    check: () => remember(gateway.check()),
    add: (addition, key) => tracking(gateway.add(addition, key), [{ ...addition, by: addition.quantity }]),
    addMany: (additions) =>
      tracking(
        gateway.addMany(additions),
        additions.map((addition) => ({ ...addition, by: addition.quantity })),
      ),
    async addOrder(orderId) {
      const before = known
      const answer = await gateway.addOrder(orderId)
      if (!answer.ok) return answer
      known = itemsOf(answer.value)
      trackMoves(
        known.map((line) => ({ ...line, by: unitsOf(known, line) - unitsOf(before, line) })),
        before,
      )
      return answer
    },
    async buyNow(addition) {
      const before = known
      const answer = await gateway.buyNow(addition)
      if (!answer.ok) return answer
      const held = itemsOf(answer.value)
      // Measures only the added units; lines that are kept aside were not removed.
      const by = unitsOf(held, addition) - unitsOf(before, addition)
      known = [...held, ...before.filter((item) => !isSameLine(item, addition))]
      trackMoves([{ ...addition, by }], before)
      return answer
    },
    takeBack: () => remember(gateway.takeBack()),
    dismissPrice: (line, price) => remember(gateway.dismissPrice(line, price)),
    choose: (lines, chosen) => remember(gateway.choose(lines, chosen)),
    change: (change, key) =>
      tracking(gateway.change(change, key), [{ ...change, by: change.number - change.oldNumber }]),
    remove: (removal) =>
      tracking(
        gateway.remove(removal),
        (removal ? [removal] : known).map((line) => ({ ...line, by: -line.quantity })),
      ),
  }
  return {
    cart,
    saved: {
      ...saved,
      save: (line) => moving(line, saved.save(line)),
      moveBack: (line) => moving(line, saved.moveBack(line)),
    },
  }
}
