import { chooseBranch } from '../../acts/choose-branch.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { payByWallet } from '../../acts/pay.ts'
import { wrapGifts } from '../../acts/wrap-gifts.ts'
import { hour } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who pays several parcels at the door, cancels a part of them, and returns another. */
export const cashAtTheDoor: Person = {
  name: 'cash at the door',
  share: 6,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter())) return
    const place = dice.chance(0.4) ? await chooseBranch(shopper, 'branch') : 'address'
    if (!(await shopper.fill(dice.whole(1, 4)))) return
    if (dice.chance(0.3)) await wrapGifts(shopper, dice, 0.5)
    const placed = await payByWallet(shopper, 'cash')
    if (!placed) return
    life.tell(`has it sent to the ${place}`)
    for (let visit = 0; visit < dice.whole(1, 5); visit += 1) {
      yield (visit === 0 ? dice.whole(1, 8) : dice.whole(3, 90)) * hour
      if (!(await shopper.enter())) return
      await lookAtOrder(shopper, placed.number)
      if (dice.chance(0.45)) await giveBack(shopper, placed.number)
    }
  },
}
