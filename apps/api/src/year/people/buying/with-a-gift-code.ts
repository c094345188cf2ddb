import { setGiftCode } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard, payByTransfer, payByWallet } from '../../acts/pay.ts'
import { giftCodes } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who pays a part of an order, or all of it, by gift code, and gives the order back in parts. */
export const withAGiftCode: Person = {
  name: 'with a gift code',
  share: 4,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(1, 3)))) return
    await shopper.ask(setGiftCode, { body: { gift_code: dice.pick(giftCodes()).code } })
    yield dice.whole(1, 3) * minute
    const how = dice.pick(['card', 'card', 'cash', 'transfer'] as const)
    const placed =
      how === 'card'
        ? await payByCard(shopper)
        : how === 'cash'
          ? await payByWallet(shopper, 'cash')
          : await payByTransfer(shopper, 'transfer')
    if (!placed) return
    yield dice.whole(1, 30) * minute
    if (how === 'card') await finishCard(shopper, placed)
    for (let visit = 0; visit < 4; visit += 1) {
      yield dice.whole(1, 70) * hour
      if (!(await shopper.enter())) return
      if (dice.chance(0.5)) await giveBack(shopper, placed.number, { all: dice.chance(0.3) })
      await lookAtOrder(shopper, placed.number)
    }
  },
}
