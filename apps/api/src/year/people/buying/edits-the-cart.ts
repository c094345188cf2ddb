import {
  addManyToCart,
  changeCart,
  deleteSavedForLater,
  getCart,
  postMoveToCart,
  postOrderToCart,
  postSaveForLater,
  removeFromCart,
} from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard, payByShopCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who changes, saves, moves and orders again, and pays by a card of the shop. */
export const editsTheCart: Person = {
  name: 'edits the cart',
  share: 4,
  async *live(life) {
    const { dice } = life
    const member = makeShopper(life, { member: true })
    if (!(await member.enter()) || !(await member.fill(3))) return
    const items = dice
      .some(goods(), 3)
      .map(({ id, units }) => ({ product_id: id, num: 1, attr_id: dice.pick(Object.keys(units)) }))
    await member.call(addManyToCart, { body: { items } })
    const cart = await member.ask(getCart)
    for (const { product_id, attr_id, num } of (cart?.shops ?? []).flatMap(({ shop_items }) => shop_items)) {
      const what = dice.whole(1, 5)
      const line = { product_id, attr_id }
      if (what === 1) await member.call(changeCart, { body: { ...line, old_number: num, number: dice.whole(1, 4) } })
      if (what === 2) await member.call(removeFromCart, { query: line })
      if (what === 3 && (await member.ask(postSaveForLater, { body: line }))) {
        if (dice.chance(0.6)) await member.call(postMoveToCart, { body: line })
        else await member.call(deleteSavedForLater, { query: line })
      }
    }
    const how = dice.pick(['market', 'pttem', 'card'] as const)
    const placed = how === 'card' ? await payByCard(member) : await payByShopCard(member, how)
    if (!placed) return
    yield dice.whole(1, 9) * minute
    await finishCard(member, placed)
    yield dice.whole(1, 60) * hour
    if (!(await member.enter())) return
    await giveBack(member, placed.number)
    await member.call(postOrderToCart, { body: { order_id: placed.number } })
    const again = await payByCard(member)
    yield dice.whole(1, 3) * minute
    if (again) await finishCard(member, again)
  },
}
