import { productId } from '@market/domain/kernel'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { makeCartStore } from './cart-store.ts'
import { makeSavedStore } from './saved-store.ts'

const one = aCartItem()
const other = aCartItem({ productId: productId(1002) })
const setUp = async () => {
  const gateway = memoryCart([aCartShop({ items: [one, other] })])
  const app = recordedApp()
  const cart = makeCartStore({ gateway, app })
  await cart.addMany([one, other].map(({ productId: id, attrId }) => ({ productId: id, attrId, quantity: 2 })))
  const saved = makeSavedStore({ savedItems: gateway.saved, app, cart })
  const idsOf = (items: readonly { readonly productId: number }[]) => items.map(({ productId: id }) => id)
  const lines = () => cart.state.current().cart?.shops.flatMap((shop) => shop.items) ?? []
  const [first] = lines()
  return { gateway, app, saved, lines, idsOf, item: first ?? one }
}

describe('C9 makeSavedStore', () => {
  it('moves a line there and back and tells the app of both', async () => {
    const { saved, lines, idsOf, item, app } = await setUp()
    const asked = saved.save(item)
    expect(idsOf(saved.state.current().saved)).toEqual([1001])
    expect(await asked).toBe(true)
    expect(idsOf(lines())).toEqual([1002])
    expect(await saved.moveBack(item)).toBe(true)
    expect(idsOf(saved.state.current().saved)).toEqual([])
    expect(idsOf(lines()).toSorted()).toEqual([1001, 1002])
    expect(app.posted.slice(2)).toEqual([
      { message: 'remove_from_cart', payload: { product_id: 1001, num: 2 } },
      { message: 'add_to_cart', payload: { product_id: 1001, num: 2 } },
    ])
  })

  it('says why a line cannot come back and keeps it', async () => {
    const { saved, item, gateway, idsOf, app } = await setUp()
    await saved.save(item)
    gateway.setStock(item, 0)
    expect(await saved.moveBack(item)).toBe(false)
    expect(saved.state.current().failure).toMatchObject({ kind: 'refused' })
    expect(idsOf(saved.state.current().saved)).toEqual([1001])
    expect(app.posted).toHaveLength(3)
  })

  it('reads the list and forgets of it', async () => {
    const { saved, item, idsOf } = await setUp()
    await saved.save(item)
    await saved.load()
    expect(idsOf(saved.state.current().saved)).toEqual([1001])
    expect(await saved.remove(item)).toBe(true)
    expect(saved.state.current().saved).toEqual([])
    expect(await saved.remove(item)).toBe(false)
    expect(saved.state.current().failure).toMatchObject({ kind: 'not-found' })
  })
})
