import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import {
  type Cart,
  type CartGateway,
  cartItems,
  cartTotals,
  type LineRef,
  unitsInCart,
  wholeCart,
} from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CartSubject {
  /** An empty cart of a fresh caller. */
  readonly gateway: CartGateway
  /** Two products on sale, each with at least 3 units within limit and stock. */
  readonly product: LineRef
  readonly other: LineRef
  /** A product with no unit left. */
  readonly soldOut: LineRef
}

const linesOf = (cart: Cart) =>
  cart.shops.flatMap((shop) => shop.items.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })))

/** The behaviour required of every `CartGateway`. */
export const cartGatewayContract = (name: string, subject: () => Promise<CartSubject>): void => {
  describe(`CartGateway: ${name}`, () => {
    it('begins empty', async () => {
      const { gateway } = await subject()
      const cart = await valueOf(gateway.load())
      expect(cart).toMatchObject({ count: 0, shops: [] })
      expect(cartTotals(cart).total).toBe(0)
    })

    it('keeps what was added, with a price and a name', async () => {
      const { gateway, product } = await subject()
      const added = await valueOf(gateway.add({ ...product, quantity: 2 }))
      expect(linesOf(added)).toEqual([{ ...product, quantity: 2 }])
      expect(linesOf(await valueOf(gateway.load()))).toEqual([{ ...product, quantity: 2 }])
      expect(added.shops[0]?.items[0]?.name).not.toBe('')
      expect(cartTotals(added).subTotal).toBeGreaterThan(0)
    })

    it('buys one product by itself, and keeps the others aside until they are taken back', async () => {
      const { gateway, product, other } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 2 }))
      const alone = await valueOf(gateway.buyNow({ ...other, quantity: 1 }))
      expect(linesOf(alone)).toEqual([{ ...other, quantity: 1 }])
      expect(alone).toMatchObject({ count: 1, aside: 1 })
      expect(linesOf(await valueOf(gateway.buyNow({ ...other, quantity: 1 })))).toEqual([{ ...other, quantity: 1 }])
      expect(await valueOf(gateway.load())).toMatchObject({ count: 1, aside: 1 })
      const all = await valueOf(gateway.takeBack())
      expect(all).toMatchObject({ count: 3, aside: 0 })
      expect(all.revision).toBeGreaterThan(alone.revision)
    })

    it('brings back what is aside when something is added', async () => {
      const { gateway, product, other } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 2 }))
      await valueOf(gateway.buyNow({ ...other, quantity: 1 }))
      expect(await valueOf(gateway.add({ ...other, quantity: 1 }))).toMatchObject({ count: 4, aside: 0 })
    })

    it('leaves lines out of the purchase, keeps their place in the cart, and takes them in again', async () => {
      const { gateway, product, other, soldOut } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 2 }))
      await valueOf(gateway.add({ ...other, quantity: 1 }))
      const left = await valueOf(gateway.choose([product, soldOut], false))
      expect(linesOf(left)).toEqual([{ ...other, quantity: 1 }])
      expect(left).toMatchObject({ count: 1, aside: 0 })
      const all = [
        { ...product, quantity: 2 },
        { ...other, quantity: 1 },
      ]
      expect(linesOf({ ...left, ...wholeCart(left) })).toEqual(all)
      expect(unitsInCart(left)).toBe(3)
      expect(linesOf(await valueOf(gateway.change({ ...product, oldNumber: 2, number: 3 })))).toHaveLength(1)
      const none = await valueOf(gateway.choose([other], false))
      expect(none).toMatchObject({ count: 0, shops: [] })
      expect(cartTotals(none).total).toBe(0)
      expect(linesOf(await valueOf(gateway.choose([product, other], true)))).toHaveLength(2)
    })

    it('has a line bought that was left out once it is added again, or bought by itself', async () => {
      const { gateway, product, other } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      await valueOf(gateway.add({ ...other, quantity: 1 }))
      await valueOf(gateway.choose([product, other], false))
      expect(linesOf(await valueOf(gateway.add({ ...product, quantity: 1 })))).toEqual([{ ...product, quantity: 2 }])
      expect(linesOf(await valueOf(gateway.buyNow({ ...other, quantity: 1 })))).toEqual([{ ...other, quantity: 1 }])
      expect(linesOf(await valueOf(gateway.takeBack()))).toHaveLength(2)
    })

    it('takes a dismissal of a price, also of what is not in the cart', async () => {
      const { gateway, product, other } = await subject()
      const added = await valueOf(gateway.add({ ...product, quantity: 1 }))
      const [price = kurus(0)] = added.shops.flatMap(({ items }) => items.map(({ singlePrice }) => singlePrice))
      expect(linesOf(await valueOf(gateway.dismissPrice(product, price)))).toEqual([{ ...product, quantity: 1 }])
      const after = await valueOf(gateway.dismissPrice(other, price))
      expect(linesOf(after)).toEqual([{ ...product, quantity: 1 }])
      expect(after.revision).toBeGreaterThan(added.revision)
    })

    it('keeps nothing aside for a product that is sold out', async () => {
      const { gateway, product, soldOut } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      await failureOf(gateway.buyNow({ ...soldOut, quantity: 1 }))
      expect(await valueOf(gateway.load())).toMatchObject({ count: 1, aside: 0 })
    })

    it('adds to the line that is there', async () => {
      const { gateway, product } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      expect(linesOf(await valueOf(gateway.add({ ...product, quantity: 2 })))).toEqual([{ ...product, quantity: 3 }])
    })

    it('changes a quantity up and down', async () => {
      const { gateway, product } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 2 }))
      const more = await valueOf(gateway.change({ ...product, oldNumber: 2, number: 3 }))
      expect(linesOf(more)).toEqual([{ ...product, quantity: 3 }])
      const fewer = await valueOf(gateway.change({ ...product, oldNumber: 3, number: 1 }))
      expect(linesOf(fewer)).toEqual([{ ...product, quantity: 1 }])
    })

    it('removes one line and leaves the other', async () => {
      const { gateway, product, other } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      await valueOf(gateway.add({ ...other, quantity: 1 }))
      const left = await valueOf(gateway.remove({ ...product, quantity: 1 }))
      expect(linesOf(left)).toEqual([{ ...other, quantity: 1 }])
    })

    it('removes all without a line', async () => {
      const { gateway, product, other } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      await valueOf(gateway.add({ ...other, quantity: 1 }))
      expect(linesOf(await valueOf(gateway.remove()))).toEqual([])
      expect((await valueOf(gateway.load())).count).toBe(0)
    })

    it('grows its revision with every change and not with a look', async () => {
      const { gateway, product } = await subject()
      const one = await valueOf(gateway.add({ ...product, quantity: 1 }))
      const two = await valueOf(gateway.change({ ...product, oldNumber: 1, number: 2 }))
      const none = await valueOf(gateway.remove({ ...product, quantity: 2 }))
      expect(two.revision).toBeGreaterThan(one.revision)
      expect(none.revision).toBeGreaterThan(two.revision)
      expect((await valueOf(gateway.load())).revision).toBe(none.revision)
      expect((await valueOf(gateway.check())).revision).toBe(none.revision)
    })

    it('refuses what is sold out, and says why', async () => {
      const { gateway, soldOut } = await subject()
      const failure = await failureOf(gateway.add({ ...soldOut, quantity: 1 }))
      expect(failure).toMatchObject({ kind: 'refused', message: expect.stringMatching(/./) })
      expect((await valueOf(gateway.load())).count).toBe(0)
    })

    it('never holds more of a line than its limit and stock', async () => {
      const { gateway, product } = await subject()
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      for (let tries = 0; tries < 5; tries += 1) await gateway.add({ ...product, quantity: 3 })
      const [item] = (await valueOf(gateway.load())).shops.flatMap((shop) => shop.items)
      expect(item?.quantity).toBeLessThanOrEqual(Math.min(item?.limit ?? 0, item?.stock ?? 0))
    })

    it.each([0, -1, 0.5, 1_000_000_000])('takes no quantity of %s and leaves the cart as it was', async (quantity) => {
      const { gateway, product } = await subject()
      const before = await valueOf(gateway.add({ ...product, quantity: 1 }))
      await failureOf(gateway.add({ ...product, quantity }))
      await failureOf(gateway.change({ ...product, oldNumber: 1, number: quantity }))
      expect(linesOf(await valueOf(gateway.load()))).toEqual(linesOf(before))
    })

    it('adds several at once, and says what of them cannot be had', async () => {
      const { gateway, product, other, soldOut } = await subject()
      const wishes = [product, soldOut, other].map((line) => ({ ...line, quantity: 2 }))
      const cart = await valueOf(gateway.addMany(wishes))
      expect(linesOf(cart)).toEqual(expect.arrayContaining([product, other].map((line) => ({ ...line, quantity: 2 }))))
      expect(cart.count).toBe(4)
      expect(cart.messages.map(({ productId }) => productId)).toEqual([soldOut.productId])
    })

    it('brings linked lines back linked, and a line without its other alone', async () => {
      const { gateway, product, other } = await subject()
      const links = (cart: Cart) =>
        new Map(cartItems(cart).map((item) => [item.productId, item.relatedProductId ?? null]))
      await valueOf(gateway.add({ ...product, quantity: 1 }))
      const linked = await valueOf(gateway.add({ ...other, quantity: 2, goesWith: product.productId }))
      expect(links(linked).get(product.productId)).toBe(other.productId)
      await valueOf(gateway.remove({ ...product, quantity: 1, relatedProductId: other.productId }))
      const back = cartItems(linked).flatMap(({ relatedProductId, ...line }) =>
        relatedProductId
          ? [{ productId: line.productId, attrId: line.attrId, quantity: line.quantity, goesWith: relatedProductId }]
          : [],
      )
      expect(links(await valueOf(gateway.addMany(back)))).toEqual(links(linked))
      await valueOf(gateway.remove())
      const alone = await valueOf(gateway.addMany([{ ...other, quantity: 1, goesWith: product.productId }]))
      expect([...links(alone)]).toEqual([[other.productId, null]])
    })

    it('refuses several of which none can be had', async () => {
      const { gateway, soldOut } = await subject()
      expect(await failureOf(gateway.addMany([{ ...soldOut, quantity: 1 }]))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.load())).count).toBe(0)
    })

    it('fails for a product that there is not', async () => {
      const { gateway } = await subject()
      await failureOf(gateway.add({ productId: productId(2_147_483_646), attrId: '', quantity: 1 }))
      expect((await valueOf(gateway.load())).count).toBe(0)
    })
  })
}
