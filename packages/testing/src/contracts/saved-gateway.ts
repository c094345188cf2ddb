import type { GatewayResult } from '@market/domain/kernel'
import {
  type Cart,
  type CartGateway,
  type CartItem,
  isSameLine,
  type LineRef,
  quantityLimit,
  type SavedGateway,
} from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SavedSubject {
  readonly gateway: SavedGateway
  /** The cart of the same caller, empty. */
  readonly cart: CartGateway
  readonly product: LineRef
  readonly other: LineRef
}

/** The behaviour required of every `SavedGateway`. */
export const savedGatewayContract = (name: string, subject: () => Promise<SavedSubject>): void => {
  const brief = ({ productId, attrId, quantity }: CartItem) => ({ productId, attrId, quantity })
  const linesOf = (cart: Cart) => cart.shops.flatMap(({ items }) => items.map(brief))
  const filled = async () => {
    const all = await subject()
    await valueOf(all.cart.add({ ...all.product, quantity: 2 }))
    await valueOf(all.cart.add({ ...all.other, quantity: 1 }))
    return all
  }

  describe(`C9 SavedGateway: ${name}`, () => {
    it('moves an item there and back with its quantity and variants', async () => {
      const { gateway, cart, product, other } = await filled()
      const away = await valueOf(gateway.save(product))
      expect(linesOf(away.cart)).toEqual([{ ...other, quantity: 1 }])
      expect(away.saved.map(brief)).toEqual([{ ...product, quantity: 2 }])
      expect((await valueOf(gateway.load())).map(brief)).toEqual([{ ...product, quantity: 2 }])
      const back = await valueOf(gateway.moveBack(product))
      expect(back.saved).toEqual([])
      expect(linesOf(back.cart)).toContainEqual({ ...product, quantity: 2 })
      expect((await valueOf(cart.load())).count).toBe(3)
    })

    it('brings the units of one line together', async () => {
      const { gateway, cart, product } = await filled()
      await valueOf(gateway.save(product))
      await valueOf(cart.add({ ...product, quantity: 1 }))
      const back = await valueOf(gateway.moveBack(product))
      expect(linesOf(back.cart)).toContainEqual({ ...product, quantity: 3 })
    })

    it('keeps the units saved that exceed the cart’s limit', async () => {
      const { gateway, cart, product } = await filled()
      const item = (await valueOf(cart.load())).shops
        .flatMap(({ items }) => items)
        .find((one) => isSameLine(one, product))
      const max = item ? quantityLimit(item) : 0
      await valueOf(gateway.save(product))
      await valueOf(cart.add({ ...product, quantity: max - 1 }))
      const back = await valueOf(gateway.moveBack(product))
      expect(linesOf(back.cart)).toContainEqual({ ...product, quantity: max })
      expect(back.saved.map(brief)).toEqual([{ ...product, quantity: 1 }])
      expect(await failureOf(gateway.moveBack(product))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.load())).map(brief)).toEqual([{ ...product, quantity: 1 }])
    })

    it('removes a saved line', async () => {
      const { gateway, cart, product } = await filled()
      await valueOf(gateway.save(product))
      expect(await valueOf(gateway.remove(product))).toEqual([])
      expect((await valueOf(cart.load())).count).toBe(1)
    })

    it('does not find a line that is not there', async () => {
      const { gateway, product } = await filled()
      const missing: readonly GatewayResult<unknown>[] = [gateway.moveBack(product), gateway.remove(product)]
      for (const asked of missing) expect(await failureOf(asked)).toMatchObject({ kind: 'not-found' })
      await valueOf(gateway.save(product))
      expect(await failureOf(gateway.save(product))).toMatchObject({ kind: 'not-found' })
    })
  })
}
