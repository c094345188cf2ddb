import { confirmByCode } from '../../acts/at-the-bank.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Pays with a refused card, leaves the bank's page, returns to it late, or pays again in another tab. */
export const undecided: Person = {
  name: 'undecided',
  share: 5,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(1, 2)))) return
    const behaviour = dice.pick(['no-limit', 'refused', 'silent', 'stranded', 'pays'] as const)
    const first = await payByCard(shopper, { behaviour })
    yield dice.whole(1, 20) * minute
    if (first) await confirmByCode(world, first.started.redirect_url)
    yield dice.whole(0, 40) * minute
    await shopper.enter()
    // The cart may still be there: another attempt replaces the first.
    const second = dice.chance(0.7) ? await payByCard(shopper) : undefined
    yield dice.whole(0, 50) * minute
    for (const placed of [second, first].filter((one) => one !== undefined))
      if (dice.chance(0.8)) await finishCard(shopper, placed)
    yield dice.whole(1, 30) * hour
    if (!(await shopper.enter())) return
    for (const placed of [first, second])
      if (placed && (await lookAtOrder(shopper, placed.number))) await giveBack(shopper, placed.number)
  },
}
