import { confirmByCode } from '../../acts/at-the-bank.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { day, minute } from '../../world/open-world.ts'
import { names } from '../names.ts'
import type { Person } from '../person.ts'

/** Somebody who orders the last units of a limited discount, and whose money is known when another has bought one. */
export const lateForABargain: Person = {
  name: 'late for a bargain',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const bargain = goods().find(({ limited, units }) => limited && Number(units['']) > limited.count)
    const late = makeShopper(life, { member: false })
    if (!bargain?.limited || !(await late.enter()) || !(await late.put(bargain.id, bargain.limited.count))) return
    const placed = await payByCard(late, { behaviour: 'silent' })
    if (!placed) return
    // The bank takes the code at the last moment, and says nothing until the units are free again.
    yield 14 * minute
    await confirmByCode(world, placed.started.redirect_url)
    yield 3 * minute
    await world.runJob('payments')
    const quick = makeShopper({ ...life, name: dice.pick(names()) }, { member: true })
    if ((await quick.enter()) && (await quick.put(bargain.id, 1))) {
      const bought = await payByCard(quick)
      if (bought) await finishCard(quick, bought)
    }
    yield day
    if (await late.enter()) await lookAtOrder(late, placed.number)
  },
}
