import { memoryCart } from '@market/commerce/testing'
import { aCart, aCartItem, aCartShop } from '@market/testing'
import { expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { cartItems } from './cart-lines.ts'
import { chooseGift } from './choose-gift.ts'

const item = aCartItem({ wrapOffer: kurus(3_990) })

it('sends a normalized note, and refuses one that cannot be printed', async () => {
  const cart = memoryCart([aCartShop({ items: [item] })])
  await cart.add({ productId: item.productId, attrId: '', quantity: 1 })
  const choose = chooseGift({ gifts: cart.gifts })
  const gift = { wrapped: true, note: ' Sevgiyle\r\n', pricesHidden: true }
  const chosen = await choose(item, gift)
  expect(chosen.ok && cartItems(chosen.value)[0]?.gift).toEqual({ ...gift, note: 'Sevgiyle' })
  expect(await choose(item, { ...gift, note: 'a\u0000' })).toEqual({
    ok: false,
    failure: { kind: 'invalid', problems: [{ field: 'note', problem: 'invalid' }] },
  })
  expect(cart.current().shops[0]?.items[0]?.gift?.note).toBe('Sevgiyle')
  const none = await choose(item, null)
  expect(none.ok && cartItems(none.value)[0]?.gift).toBeNull()
})

it('sends no request if the note is refused', async () => {
  const choose = chooseGift({ gifts: { choose: async () => ({ ok: true, value: aCart() }) } })
  expect((await choose(item, { wrapped: false, note: 'a'.repeat(301), pricesHidden: false })).ok).toBe(false)
})
