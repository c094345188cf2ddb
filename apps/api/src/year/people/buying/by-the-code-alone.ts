import { setGiftCode } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { giftCodes } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody whose small order is paid by the gift code alone, and who gives all of it back. */
export const byTheCodeAlone: Person = {
  name: 'by the code alone',
  share: 2,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.put(dice.pick([2, 7, 13]), 1))) return
    await shopper.ask(setGiftCode, { body: { gift_code: dice.pick(giftCodes()).code } })
    const placed = await payByCard(shopper)
    if (!placed) return
    yield minute
    await finishCard(shopper, placed)
    for (let visit = 0; visit < 3; visit += 1) {
      yield dice.whole(1, 60) * hour
      if (!(await shopper.enter())) return
      await giveBack(shopper, placed.number, { all: true })
      await lookAtOrder(shopper, placed.number)
    }
  },
}
