import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { moveToCart, saveForLater } from './save-for-later.ts'

const one = aCartItem()
const other = aCartItem({ productId: productId(1002) })
const filled = async () => {
  const cart = memoryCart([aCartShop({ items: [one, other] })])
  await cart.add({ ...one, quantity: 2 })
  await cart.add({ ...other, quantity: 1 })
  return cart
}

describe('C8 C9 saving for later', () => {
  it('tells the app that one item left, and that the last one did', async () => {
    const [cart, app] = [await filled(), recordedApp()]
    const deps = { savedItems: cart.saved, app }
    await valueOf(saveForLater(deps)(cart.current(), { ...one, quantity: 2 }))
    await valueOf(saveForLater(deps)(cart.current(), { ...other, quantity: 1 }))
    expect(app.posted).toEqual([
      { message: 'remove_from_cart', payload: { product_id: 1001, num: 2 } },
      { message: 'remove_all_products', payload: { product_id: 1002, num: 1 } },
    ])
    expect(cart.current().count).toBe(0)
  })

  it('tells the app of what comes back, and nothing when it does not', async () => {
    const [cart, app] = [await filled(), recordedApp()]
    const deps = { savedItems: cart.saved, app }
    const { saved } = await valueOf(deps.savedItems.save(one))
    expect(saved).toHaveLength(1)
    await valueOf(moveToCart(deps)(saved[0] ?? one))
    expect(await moveToCart(deps)(one)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await saveForLater(deps)(cart.current(), aCartItem({ productId: productId(9) }))).toMatchObject({
      ok: false,
    })
    expect(app.posted).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 2 } }])
  })

  it('tells the app only of the units that found room', async () => {
    const [cart, app] = [await filled(), recordedApp()]
    const deps = { savedItems: cart.saved, app }
    const { saved } = await valueOf(deps.savedItems.save(one))
    await valueOf(cart.add({ ...one, quantity: one.limit - 1 }))
    await valueOf(moveToCart(deps)(saved[0] ?? one))
    expect(app.posted).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 1 } }])
  })
})
