import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who buys groups of "3 al 2 öde", of one product or of several, and gives units back one by one. */
export const threeForTwo: Person = {
  name: 'three for two',
  share: 5,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter())) return
    const [first, second] = dice
      .pick([
        [6, 7],
        [11, 12, 13],
      ])
      .map((product) => goods().find(({ id }) => id === product))
    for (const one of dice.some([first, second, goods().find(({ id }) => id === 13)], 3))
      if (one) await shopper.put(one.id, dice.whole(1, 3), dice.pick(Object.keys(one.units)))
    const placed = await payByCard(shopper)
    if (!placed) return
    yield dice.whole(1, 9) * minute
    await finishCard(shopper, placed)
    for (let part = 0; part < 5; part += 1) {
      yield dice.whole(1, 70) * hour
      if (!(await shopper.enter())) return
      if (dice.chance(0.6)) await giveBack(shopper, placed.number)
    }
    await lookAtOrder(shopper, placed.number)
  },
}
