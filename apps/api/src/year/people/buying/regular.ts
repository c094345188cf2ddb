import {
  deleteSavedCard,
  getProductsNoComment,
  getSavedCards,
  postBuyNow,
  postTakeBack,
  postUserComment,
} from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A member who saves a card, pays with it again, sets carts aside, and writes about what came. */
export const regular: Person = {
  name: 'regular member',
  share: 5,
  async *live(life) {
    const { dice } = life
    const member = makeShopper(life, { member: true })
    for (let time = 0; time < dice.whole(2, 3); time += 1) {
      if (!(await member.enter())) return
      if (dice.chance(0.3)) await member.call(postTakeBack, {})
      await member.fill(dice.whole(1, 2))
      if (dice.chance(0.3)) {
        const one = dice.pick(goods())
        await member.call(postBuyNow, {
          body: { product_id: one.id, num: 1, attr_id: dice.pick(Object.keys(one.units)) },
        })
      }
      const cards = await member.ask(getSavedCards)
      const saved = cards?.items[0]?.id
      const placed = await payByCard(member, saved === undefined ? { save: true } : { saved })
      yield dice.whole(1, 4) * minute
      if (placed) await finishCard(member, placed)
      yield dice.whole(100, 220) * hour
      if (!(await member.enter())) return
      if (placed) await lookAtOrder(member, placed.number)
      const bought = await member.ask(getProductsNoComment, { query: { limit: 9 } })
      for (const { id } of bought?.products.slice(0, 1) ?? [])
        await member.ask(postUserComment, {
          body: { product_id: id, rating: dice.whole(1, 5), text: 'Anlatıldığı gibi geldi.' },
        })
      if (saved !== undefined && dice.chance(0.2)) await member.ask(deleteSavedCard, { params: { id: saved } })
      if (placed && dice.chance(0.3)) await giveBack(member, placed.number)
    }
  },
}
