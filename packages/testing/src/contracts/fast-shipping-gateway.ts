import type { CartGateway, FastShippingGateway, LineRef } from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface FastShippingSubject {
  readonly gateway: FastShippingGateway
  /** The cart of the same caller, empty. */
  readonly cart: CartGateway
  /** A product that offers it, from a shop of the selected address's city. */
  readonly product: LineRef
  /** A product that does not. */
  readonly other: LineRef
  /** The caller's selected delivery address. */
  readonly addressId: string
}

/** The behaviour required of every `FastShippingGateway`. */
export const fastShippingGatewayContract = (name: string, subject: () => Promise<FastShippingSubject>): void => {
  describe(`FastShippingGateway: ${name}`, () => {
    it('brings the cart on one day, until it is given up', async () => {
      const { gateway, cart, product, addressId } = await subject()
      const usual = await valueOf(cart.add({ ...product, quantity: 1 }))
      expect(usual.fastShipping).toEqual({ offered: true, addressId: null })
      const fast = await valueOf(gateway.choose(addressId))
      expect(fast.fastShipping).toEqual({ offered: true, addressId })
      const day = fast.shops[0]?.delivery
      expect(day?.to).toBe(day?.from)
      expect(Date.parse(day?.to ?? '')).toBeLessThan(Date.parse(usual.shops[0]?.delivery.to ?? ''))
      expect((await valueOf(cart.load())).fastShipping.addressId).toBe(addressId)
      const back = await valueOf(gateway.giveUp())
      expect(back.fastShipping).toEqual(usual.fastShipping)
      expect(back.shops[0]?.delivery).toEqual(usual.shops[0]?.delivery)
    })

    it('is refused for a cart with a product that does not offer it', async () => {
      const { gateway, cart, product, other, addressId } = await subject()
      await valueOf(cart.add({ ...product, quantity: 1 }))
      const mixed = await valueOf(cart.add({ ...other, quantity: 1 }))
      expect(mixed.fastShipping).toEqual({ offered: false, addressId: null })
      expect(await failureOf(gateway.choose(addressId))).toMatchObject({ kind: 'refused' })
    })

    it('is refused for an address that is not the caller’s', async () => {
      const { gateway, cart, product } = await subject()
      await valueOf(cart.add({ ...product, quantity: 1 }))
      expect(await failureOf(gateway.choose('7b0b0e4e-0000-4000-8000-000000000000'))).toMatchObject({
        kind: 'not-found',
      })
      expect((await valueOf(cart.load())).fastShipping.addressId).toBeNull()
    })
  })
}
