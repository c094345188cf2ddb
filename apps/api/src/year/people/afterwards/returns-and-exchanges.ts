import { exchange } from '../../acts/exchange.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { withdraw } from '../../acts/withdraw.ts'
import { goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Returns some units of a line, and exchanges the others before the returned ones have arrived. */
export const returnsAndExchanges: Person = {
  name: 'returns and exchanges',
  share: 3,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.6) })
    if (!(await shopper.enter())) return
    const one = dice.pick(goods().filter(({ units }) => Object.keys(units).length > 1))
    const [choice = ''] = Object.keys(one.units)
    if (!(await shopper.put(one.id, 2, choice))) return
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 3 * minute
    await finishCard(shopper, placed)
    for (let visit = 0; visit < 14; visit += 1) {
      yield 12 * hour
      if (!(await shopper.enter())) return
      const order = await lookAtOrder(shopper, placed.number)
      if (!order || order.shops.every(({ status }) => status === 'delivered')) break
    }
    await giveBack(shopper, placed.number, { kind: 'return', one: true })
    yield dice.whole(1, 20) * minute
    await exchange(shopper, placed.number)
    yield dice.whole(1, 90) * hour
    if (dice.chance(0.3) && (await shopper.enter())) await withdraw(shopper, placed.number)
    yield dice.whole(50, 200) * hour
    if (await shopper.enter()) await lookAtOrder(shopper, placed.number)
  },
}
