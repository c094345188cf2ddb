import { getCart, putGift } from '@market/contract'
import type { Dice } from '../plan/dice.ts'
import type { Shopper } from './make-shopper.ts'

/** Has some lines of the cart wrapped, each with a chance; returns all lines. */
export async function wrapGifts(shopper: Shopper, dice: Dice, chance: number) {
  const cart = await shopper.ask(getCart)
  const lines = (cart?.shops ?? []).flatMap(({ shop_items }) => shop_items)
  for (const { product_id, attr_id } of lines)
    if (dice.chance(chance))
      await shopper.call(putGift, {
        body: { product_id, attr_id, gift: { wrapped: true, note: 'Nice yıllara', prices_hidden: true } },
      })
  return lines
}
