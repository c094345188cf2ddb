import {
  type CartGateway,
  cartItems,
  cartTotals,
  type GiftChoiceGateway,
  type LineRef,
  maxGiftNoteLength,
} from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface GiftChoiceSubject {
  readonly gateway: GiftChoiceGateway
  /** The cart of the same caller, empty. */
  readonly cart: CartGateway
  /** A product that can be wrapped. */
  readonly product: LineRef
}

/** The behaviour required of every `GiftChoiceGateway`. */
export const giftChoiceGatewayContract = (name: string, subject: () => Promise<GiftChoiceSubject>): void => {
  const filled = async () => {
    const all = await subject()
    const before = cartTotals(await valueOf(all.cart.add({ ...all.product, quantity: 2 })))
    return { ...all, before }
  }
  const gift = { wrapped: true, note: 'İyi ki doğdun \u{1F382}\nSevgiyle', pricesHidden: true }

  describe(`GiftChoiceGateway: ${name}`, () => {
    it('wraps a line for one price whatever its units, and keeps what is written', async () => {
      const { gateway, cart, product, before } = await filled()
      const given = await valueOf(gateway.choose(product, { ...gift, note: `  ${gift.note.replace('\n', '\r\n')} ` }))
      const [item] = cartItems(given)
      expect(item?.gift).toEqual(gift)
      const totals = cartTotals(given)
      expect(totals.giftWrap).toBe(item?.wrapOffer)
      expect(totals.total - before.total).toBe(totals.giftWrap)
      const more = await valueOf(cart.change({ ...product, oldNumber: 2, number: 3 }))
      expect(cartItems(more)[0]?.gift).toEqual(gift)
      expect(cartTotals(more).giftWrap).toBe(totals.giftWrap)
      expect(cartItems(await valueOf(cart.load()))[0]?.gift).toEqual(gift)
    })

    it('takes the newest choice, and none', async () => {
      const { gateway, product, before } = await filled()
      await valueOf(gateway.choose(product, gift))
      const plain = await valueOf(gateway.choose(product, { ...gift, wrapped: false }))
      expect(cartTotals(plain)).toMatchObject({ giftWrap: 0, total: before.total })
      for (const nothing of [null, { wrapped: false, note: ' \n', pricesHidden: false }])
        expect(cartItems(await valueOf(gateway.choose(product, nothing)))[0]?.gift).toBeNull()
    })

    it('refuses a note that is too long or cannot be printed, and a line that is not there', async () => {
      const { gateway, cart, product } = await filled()
      const full = '\u{1F381}'.repeat(maxGiftNoteLength)
      await valueOf(gateway.choose(product, { ...gift, note: full }))
      for (const note of [`${full}a`, 'a\u0000b', 'a\u2028b'])
        expect(await failureOf(gateway.choose(product, { ...gift, note }))).toMatchObject({ kind: 'refused' })
      expect(cartItems(await valueOf(cart.load()))[0]?.gift?.note).toBe(full)
      expect(await failureOf(gateway.choose({ ...product, attrId: '999999' }, gift))).toMatchObject({
        kind: 'not-found',
      })
    })
  })
}
