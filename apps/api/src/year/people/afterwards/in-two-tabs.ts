import { guestCancelCalls } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { day, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who sees a refund in one tab, gives something back in another, and then presses in the first. */
export const inTwoTabs: Person = {
  name: 'in two tabs',
  share: 3,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(2, 3)))) return
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 2 * minute
    await finishCard(shopper, placed)
    yield dice.pick([30 * minute, 8 * day, 11 * day])
    if (!(await shopper.enter())) return
    const order = { order_id: placed.number, email: shopper.email }
    const seen = await shopper.ask(guestCancelCalls.postProducts, { body: order })
    const known = await shopper.ask(guestCancelCalls.postReasons, { body: order })
    const kind = seen?.items[0]?.kind
    const reason = known?.reasons.find((one) => one.kind === kind && !one.needs_note)
    if (!seen || !reason) return
    const items = seen.items
      .filter((item) => item.kind === kind)
      .map(({ product_id, attr_id }) => ({ product_id, attr_id, quantity: 1, reason_id: reason.id }))
    const shown = await shopper.ask(guestCancelCalls.postSummary, { body: { ...order, items } })
    if (!shown) return
    await giveBack(shopper, placed.number)
    const expected = { total: shown.total, gift_code: shown.gift_code }
    const done = await shopper.ask(guestCancelCalls.postAction, { body: { ...order, items, expected } })
    if (done && (done.total !== shown.total || done.gift_code !== shown.gift_code))
      world.accuse('what is previewed is done', `${placed.number}: ${shown.total} was shown, ${done.total} done`)
  },
}
