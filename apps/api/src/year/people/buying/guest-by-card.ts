import { finishCard, payByCard } from '../../acts/pay.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { day, hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A guest who pays by card, sometimes cancels a part the same day, and may return some of it later. */
export const guestByCard: Person = {
  name: 'guest by card',
  share: 8,
  async *live(life) {
    const { dice } = life
    const guest = makeShopper(life, { member: false })
    if (!(await guest.enter()) || !(await guest.fill(dice.whole(1, 3)))) return
    yield dice.whole(1, 5) * minute
    const placed = await payByCard(guest)
    if (!placed) return
    yield dice.whole(10, 90) * 1_000
    await finishCard(guest, placed)
    yield dice.whole(1, 180) * minute
    await guest.enter()
    await lookAtOrder(guest, placed.number)
    if (dice.chance(0.4)) await giveBack(guest, placed.number, { all: dice.chance(0.3) })
    for (let visit = 0; visit < dice.whole(0, 3); visit += 1) {
      yield dice.whole(1, 9) * day + dice.whole(0, 10) * hour
      if (!(await guest.enter())) return
      await lookAtOrder(guest, placed.number)
      if (dice.chance(0.5)) await giveBack(guest, placed.number)
    }
  },
}
