import { postCoupon, setGiftCode } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { giftCodes, promotions } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who collects every coupon and comes back for it again, some with a gift code besides. */
export const couponCollector: Person = {
  name: 'coupon collector',
  share: 4,
  async *live(life) {
    const { dice } = life
    const isMember = dice.chance(0.5)
    for (let time = 0; time < dice.whole(1, 3); time += 1) {
      const shopper = makeShopper(life, { member: isMember })
      if (!(await shopper.enter())) return
      const coupons = promotions().filter(({ terms }) => terms.includes('coupon'))
      for (const { id } of coupons) await shopper.call(postCoupon, { body: { promotion_id: id } })
      await shopper.fill(dice.whole(1, 3))
      if (dice.chance(0.3)) await shopper.ask(setGiftCode, { body: { gift_code: dice.pick(giftCodes()).code } })
      const placed = await payByCard(shopper)
      yield dice.whole(1, 50) * minute
      if (placed && dice.chance(0.8)) await finishCard(shopper, placed)
      yield dice.whole(1, 40) * hour
      if (placed && (await shopper.enter()) && dice.chance(0.5))
        await giveBack(shopper, placed.number, { all: dice.chance(0.6) })
      yield dice.whole(1, 90) * hour
    }
  },
}
