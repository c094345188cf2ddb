import type { Cart, CartItem } from '../cart/cart.ts'
import type { CartGateway, LineRef } from '../cart/cart-gateway.ts'
import { isSameLine } from '../cart/same-line.ts'
import type { Asked } from '../kernel/gateway-failure.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { itemOfCart } from './measured-item.ts'

interface Moved extends LineRef {
  /** Units that came; negative where they went. */
  readonly by: number
}

/** A cart whose additions and removals are told of once they have happened (specification section 7). */
export function measuredCart(gateway: CartGateway, tell: (event: AnalyticsEvent) => void): CartGateway {
  let known: readonly CartItem[] = []
  const remember = async (asked: Asked<Cart>) => {
    const answer = await asked
    if (answer.ok) known = answer.value.shops.flatMap(({ items }) => items)
    return answer
  }
  const telling = async (asked: Asked<Cart>, moved: readonly Moved[]) => {
    const before = known
    const answer = await remember(asked)
    if (!answer.ok) return answer
    const told = moved.flatMap((line) => {
      const item = [...known, ...before].find((one) => isSameLine(one, line))
      return item && line.by !== 0 ? [{ item, by: line.by }] : []
    })
    const came = told.filter(({ by }) => by > 0).map(({ item, by }) => itemOfCart(item, by))
    const went = told.filter(({ by }) => by < 0).map(({ item, by }) => itemOfCart(item, -by))
    if (came.length > 0) tell({ type: 'cart-add', items: came })
    if (went.length > 0) tell({ type: 'cart-remove', items: went })
    return answer
  }
  return {
    load: () => remember(gateway.load()),
    check: () => remember(gateway.check()),
    add: (addition) => telling(gateway.add(addition), [{ ...addition, by: addition.quantity }]),
    addMany: (additions) =>
      telling(
        gateway.addMany(additions),
        additions.map((addition) => ({ ...addition, by: addition.quantity })),
      ),
    change: (change) => telling(gateway.change(change), [{ ...change, by: change.number - change.oldNumber }]),
    remove: (removal) =>
      telling(
        gateway.remove(removal),
        (removal ? [removal] : known).map((line) => ({ ...line, by: -line.quantity })),
      ),
  }
}
