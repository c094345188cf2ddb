import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A member who pays in instalments with interest and gives it back in parts. */
export const inInstalments: Person = {
  name: 'in instalments',
  share: 3,
  async *live(life) {
    const { dice } = life
    const member = makeShopper(life, { member: true })
    if (!(await member.enter()) || !(await member.fill(dice.whole(2, 4)))) return
    const placed = await payByCard(member, { installment: dice.pick([2, 3, 6, 9, 12]) })
    if (!placed) return
    yield 2 * minute
    await finishCard(member, placed)
    for (let part = 0; part < 4; part += 1) {
      yield dice.whole(1, 80) * hour
      if (!(await member.enter())) return
      if (dice.chance(0.5)) await giveBack(member, placed.number)
      await lookAtOrder(member, placed.number)
    }
  },
}
