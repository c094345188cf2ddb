import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CartSubject } from './cart-subject.ts'

const now = new Date('2026-11-22T12:00:00Z')

/** The contract of `FastDelivery`, for the fake and each database. The subject's shop sends from Ankara. */
export function describeFastDeliveryContract(name: string, make: () => CartSubject): void {
  describe(`FastDelivery, ${name}`, () => {
    let subject: CartSubject
    let owner: string
    beforeEach(() => {
      subject = make()
      owner = randomUUID()
    })
    /** Whether a cart of these products reaches an address in time. */
    const reaches = async ({
      fast,
      city = 'Ankara',
      option = 'address',
      chosen = true,
    }: {
      readonly fast: readonly boolean[]
      readonly city?: string
      readonly option?: string
      readonly chosen?: boolean
    }): Promise<boolean> => {
      const { carts, fastDelivery } = subject.ports
      const cart = await carts.lockCart(owner, now)
      for (const offered of fast) {
        const { id: productId } = await subject.addProduct({ stocks: { '': 5 }, fast: offered })
        const line = { productId, combination: '', quantity: 1, price: 9_900, discounted: null, earlierUnits: 0 }
        await carts.writeLine(
          cart.id,
          { ...line, relatedProductId: null, services: [], chosen: true, gift: null, dismissedPrice: null },
          now,
        )
      }
      const address = await subject.addAddress(owner, city)
      if (chosen) await subject.chooseAddress(owner, address, option)
      await carts.setFastAddress(cart.id, address)
      return fastDelivery.reaches({ ...cart, fastAddressId: address }, now)
    }

    test('knows an owner’s own addresses, and no other’s', async () => {
      const { fastDelivery } = subject.ports
      const address = await subject.addAddress(owner, 'Ankara')
      expect(await fastDelivery.isOwnAddress(owner, address)).toBe(true)
      expect(await fastDelivery.isOwnAddress(randomUUID(), address)).toBe(false)
      expect(await fastDelivery.isOwnAddress(owner, randomUUID())).toBe(false)
      expect(await fastDelivery.isOwnAddress(owner, 'ev')).toBe(false)
    })
    test('reaches the chosen address in the city of the shop where every product is offered so', async () => {
      expect(await reaches({ fast: [true, true] })).toBe(true)
    })
    test.each([
      ['with one product that is not offered so', { fast: [true, false] }],
      ['with nothing in the cart', { fast: [] }],
      ['in another city', { fast: [true], city: 'İzmir' }],
      ['where a branch is chosen', { fast: [true], option: 'branch' }],
      ['where the address is not the chosen one', { fast: [true], chosen: false }],
    ])('does not reach %s', async (_, cart) => {
      expect(await reaches(cart)).toBe(false)
    })
  })
}
