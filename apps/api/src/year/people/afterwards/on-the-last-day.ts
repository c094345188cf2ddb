import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { day, hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who looks every day whether the parcels have come, and wants to return on the last day, at night. */
export const onTheLastDay: Person = {
  name: 'on the last day',
  share: 3,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(1, 2)))) return
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 2 * minute
    await finishCard(shopper, placed)
    for (let visit = 0; visit < 20; visit += 1) {
      yield 12 * hour
      if (!(await shopper.enter())) return
      const order = await lookAtOrder(shopper, placed.number)
      if (!order || order.shops.every(({ status }) => status === 'delivered' || status === 'cancelled')) break
    }
    // Thirteen days later at a quarter to midnight, and once more a day later, which is the last for some.
    const turkish = world.time.now() + 3 * hour
    yield Math.floor(turkish / day) * day + 14 * day - 15 * minute - turkish
    if (!(await shopper.enter())) return
    if (dice.chance(0.3)) await giveBack(shopper, placed.number)
    yield day
    if (await shopper.enter()) await giveBack(shopper, placed.number, { all: true })
  },
}
