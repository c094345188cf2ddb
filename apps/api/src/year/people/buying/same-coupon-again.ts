import { postCoupon } from '@market/contract'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who uses a coupon, and comes back for it in another browser with the same mailbox. */
export const sameCouponAgain: Person = {
  name: 'same coupon again',
  share: 2,
  async *live(life) {
    const { dice } = life
    const member = dice.chance(0.5)
    for (let time = 0; time < 2; time += 1) {
      const shopper = makeShopper(life, { member })
      if (!(await shopper.enter())) return
      await shopper.call(postCoupon, { body: { promotion_id: 'kupon-elli' } })
      if (!(await shopper.put(dice.pick([1, 2]), 2)) && !(await shopper.fill(3))) return
      const placed = await payByCard(shopper)
      yield 2 * minute
      if (placed) await finishCard(shopper, placed)
      yield dice.whole(1, 12) * hour
    }
  },
}
