import { chooseBranch } from '../../acts/choose-branch.ts'
import { exchange } from '../../acts/exchange.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A shopper whose parcels go to a branch or a locker, and who requests returns of fetched and unfetched ones. */
export const atTheBranch: Person = {
  name: 'parcels at a branch',
  share: 6,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.6) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(1, 4)))) return
    const place = await chooseBranch(shopper)
    const placed = await payByCard(shopper)
    if (!placed) return
    life.tell(`has it sent to the ${place}`)
    yield dice.whole(1, 3) * minute
    await finishCard(shopper, placed)
    for (let visit = 0; visit < 7; visit += 1) {
      yield dice.whole(20, 70) * hour
      if (!(await shopper.enter())) return
      await lookAtOrder(shopper, placed.number)
      if (dice.chance(0.3))
        await (dice.chance(0.4) ? exchange(shopper, placed.number) : giveBack(shopper, placed.number))
    }
  },
}
