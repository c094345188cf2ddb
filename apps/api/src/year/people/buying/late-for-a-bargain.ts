import { confirmByCode } from '../../acts/at-the-bank.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { day, hour, minute } from '../../world/open-world.ts'
import { names } from '../names.ts'
import type { Person } from '../person.ts'

/** Somebody who orders the last units of a limited discount and pays so late that another has bought them. */
export const lateForABargain: Person = {
  name: 'late for a bargain',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const bargain = dice.pick(goods().filter(({ limited }) => limited))
    const late = makeShopper(life, { member: false })
    if (!(await late.enter()) || !(await late.put(bargain.id, bargain.limited?.count ?? 1))) return
    // The bank is silent: whether the money has come is known much later.
    const placed = await payByCard(late, { behaviour: dice.pick(['silent', 'stranded', 'pays']) })
    yield dice.whole(1, 10) * minute
    const again = dice.chance(0.5)
    if (placed && !again) await confirmByCode(world, placed.started.redirect_url)
    yield dice.whole(40, 90) * minute
    const quick = makeShopper({ ...life, name: dice.pick(names()) }, { member: true })
    if ((await quick.enter()) && (await quick.put(bargain.id, 1))) {
      const bought = await payByCard(quick)
      if (bought) await finishCard(quick, bought)
    }
    yield dice.whole(1, 5) * hour
    if (placed && again) await finishCard(late, placed)
    yield day
    if (placed && (await late.enter())) await lookAtOrder(late, placed.number)
  },
}
