import { postCoupon } from '@market/contract'
import { chooseBranch } from '../../acts/choose-branch.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard, payByWallet } from '../../acts/pay.ts'
import { day, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody with a coupon and food, whose parcels may wait at a branch until they go back. */
export const couponAtTheDoor: Person = {
  name: 'coupon at the door',
  share: 3,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter())) return
    await chooseBranch(shopper, 'branch')
    await shopper.call(postCoupon, { body: { promotion_id: 'kupon-elli' } })
    // Food cannot be returned, but it is sent back if the shopper does not fetch it.
    await shopper.put(14, 1)
    if (dice.chance(0.6)) await shopper.put(dice.pick([1, 3, 5, 11]), 1)
    const isCash = dice.chance(0.5)
    const placed = isCash ? await payByWallet(shopper, 'cash') : await payByCard(shopper)
    if (!placed) return
    yield 2 * minute
    if (!isCash) await finishCard(shopper, placed)
    yield dice.whole(5, 20) * day
    if (await shopper.enter()) await lookAtOrder(shopper, placed.number)
  },
}
