import { postBuyNow, postTakeBack, setGiftCode } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { giftCodes, goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody with a full cart and a gift code who buys another product by itself first. */
export const buysOneApart: Person = {
  name: 'buys one apart',
  share: 3,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(2))) return
    const before = await shopper.ask(setGiftCode, { body: { gift_code: dice.pick(giftCodes()).code } })
    if (!before) return
    const one = dice.pick(goods())
    const apart = await shopper.ask(postBuyNow, {
      body: { product_id: one.id, num: 1, attr_id: dice.pick(Object.keys(one.units)) },
    })
    if (!apart) return
    if (apart.aside > 0 && apart.gift_code_amount > 0)
      world.accuse('a gift code stays with its lines', `${apart.gift_code_amount} of it pay ${one.name}`)
    yield dice.whole(1, 4) * minute
    const placed = await payByCard(shopper)
    if (placed) await finishCard(shopper, placed)
    yield dice.whole(1, 30) * hour
    if (!(await shopper.enter())) return
    if (placed) await giveBack(shopper, placed.number)
    await shopper.ask(postTakeBack, {})
    const rest = await payByCard(shopper)
    if (rest) await finishCard(shopper, rest)
  },
}
