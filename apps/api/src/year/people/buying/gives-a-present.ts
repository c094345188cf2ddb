import { postDeliveryTimes, postSaveForLater, putChosenLines, putDeliveryTime } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { wrapGifts } from '../../acts/wrap-gifts.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Has goods wrapped, orders some lines of the cart, and changes the address and day of delivery. */
export const givesAPresent: Person = {
  name: 'gives a present',
  share: 3,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(3))) return
    for (const { product_id, attr_id } of await wrapGifts(shopper, dice, 0.6)) {
      if (dice.chance(0.25))
        await shopper.call(putChosenLines, { body: { lines: [{ product_id, attr_id }], chosen: false } })
      if (dice.chance(0.2)) await shopper.call(postSaveForLater, { body: { product_id, attr_id } })
    }
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 2 * minute
    await finishCard(shopper, placed)
    yield dice.whole(1, 40) * hour
    if (!(await shopper.enter())) return
    const order = await lookAtOrder(shopper, placed.number)
    for (const { shop_id } of order?.shops ?? []) {
      const times = await shopper.ask(postDeliveryTimes, { body: { order_id: placed.number, shop_id } })
      const [day, hours] = [times?.days.at(-1), times?.hours[0]]
      if (day !== undefined && hours)
        await shopper.ask(putDeliveryTime, { body: { order_id: placed.number, shop_id, day, from: hours.from } })
    }
    for (let visit = 0; visit < 4; visit += 1) {
      yield dice.whole(2, 90) * hour
      if (!(await shopper.enter())) return
      if (dice.chance(0.5)) await giveBack(shopper, placed.number, { all: dice.chance(0.4) })
    }
  },
}
