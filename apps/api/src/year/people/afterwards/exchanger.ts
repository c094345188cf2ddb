import { exchange } from '../../acts/exchange.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { withdraw } from '../../acts/withdraw.ts'
import { goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who exchanges goods for another choice, takes it back, or returns a part before and after. */
export const exchanger: Person = {
  name: 'exchanger',
  share: 4,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.6) })
    if (!(await shopper.enter())) return
    const withChoices = goods().filter(({ units }) => Object.keys(units).length > 1)
    for (const one of dice.some(withChoices, 2))
      await shopper.put(one.id, dice.whole(1, 3), dice.pick(Object.keys(one.units)))
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 3 * minute
    await finishCard(shopper, placed)
    yield dice.whole(90, 200) * hour
    for (let visit = 0; visit < 6; visit += 1) {
      if (!(await shopper.enter())) return
      const what = dice.whole(1, 4)
      if (what <= 2) await exchange(shopper, placed.number)
      else if (what === 3) await giveBack(shopper, placed.number, { kind: 'return' })
      else await withdraw(shopper, placed.number)
      await lookAtOrder(shopper, placed.number)
      yield dice.whole(1, 70) * hour
    }
  },
}
