import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { fail } from '../kernel/result.ts'
import { addToCart } from './add-to-cart.ts'
import type { LineChange } from './cart-gateway.ts'
import { changeQuantity } from './change-quantity.ts'
import { removeFromCart } from './remove-from-cart.ts'

const shirt = { productId: productId(1001), attrId: '' }
const scarf = { productId: productId(1002), attrId: '4' }
const setUp = () => {
  const checks: number[] = []
  const items = [aCartItem({ ...shirt, stock: 5 }), aCartItem(scarf)]
  const cart = memoryCart([aCartShop({ items })])
  const gateway = {
    ...cart,
    check: () => {
      checks.push(1)
      return cart.check()
    },
  }
  return { gateway, app: recordedApp(), checks }
}
const itemOf = (
  cart: { readonly shops: readonly { readonly items: readonly ReturnType<typeof aCartItem>[] }[] },
  id: number,
) => cart.shops.flatMap((shop) => shop.items).find((item) => item.productId === id)

describe('addToCart', () => {
  it('adds and tells the app', async () => {
    const { gateway, app } = setUp()
    expect((await valueOf(addToCart({ gateway, app })({ ...shirt, quantity: 2 }))).count).toBe(2)
    expect(app.posted).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 2 } }])
  })

  it('tells the app nothing of a refusal', async () => {
    const { gateway, app } = setUp()
    expect((await addToCart({ gateway, app })({ ...shirt, quantity: 0 })).ok).toBe(false)
    expect(app.posted).toEqual([])
  })
})

describe('C3 changeQuantity', () => {
  it('sends a quantity within the limits and ignores another', async () => {
    const { gateway } = setUp()
    const item = itemOf(await valueOf(gateway.add({ ...shirt, quantity: 2 })), 1001) ?? aCartItem()
    expect(await valueOf(changeQuantity({ gateway })(item, 0))).toBeUndefined()
    expect(await valueOf(changeQuantity({ gateway })(item, 2))).toBeUndefined()
    expect((await valueOf(changeQuantity({ gateway })(item, 4)))?.count).toBe(4)
    expect((await valueOf(changeQuantity({ gateway })(item, 99)))?.count).toBe(5)
  })

  it('names the change for analytics: units more or fewer at the price of one', async () => {
    const sent: unknown[] = []
    const { gateway } = setUp()
    const recording = {
      ...gateway,
      change: (change: LineChange) => (sent.push(change.dataLayer), gateway.change(change)),
    }
    const item = itemOf(await valueOf(gateway.add({ ...shirt, quantity: 3 })), 1001) ?? aCartItem()
    await changeQuantity({ gateway: recording })(item, 5)
    await changeQuantity({ gateway: recording })(item, 2)
    const named = { item_id: 1001, item_name: item.name, item_brand: item.brand, price: 249.9 }
    expect(sent).toEqual([
      { event: 'add_to_cart', ...named, quantity: 2 },
      { event: 'remove_from_cart', ...named, quantity: 1 },
    ])
  })
})

describe('C8 removeFromCart', () => {
  it('checks again after one of several, and tells the app of one', async () => {
    const { gateway, app, checks } = setUp()
    await gateway.add({ ...scarf, quantity: 1 })
    const cart = await valueOf(gateway.add({ ...shirt, quantity: 1 }))
    const left = await valueOf(removeFromCart({ gateway, app })(cart, itemOf(cart, 1001)))
    expect(left.count).toBe(1)
    expect(checks).toHaveLength(1)
    expect(app.posted).toEqual([{ message: 'remove_from_cart', payload: { product_id: 1001, num: 1 } }])
  })

  it('takes the related product along and tells the app that all is gone', async () => {
    const { gateway, app } = setUp()
    await gateway.add({ ...shirt, quantity: 1 })
    const cart = await valueOf(gateway.add({ ...scarf, quantity: 1, goesWith: shirt.productId }))
    expect((await valueOf(removeFromCart({ gateway, app })(cart, itemOf(cart, 1002)))).count).toBe(0)
    expect(app.posted.map(({ message }) => message)).toEqual(['remove_all_products'])
  })

  it('needs no second look at an only item', async () => {
    const { gateway, app, checks } = setUp()
    const cart = await valueOf(gateway.add({ ...shirt, quantity: 3 }))
    await valueOf(removeFromCart({ gateway, app })(cart, itemOf(cart, 1001)))
    expect(checks).toEqual([])
    expect(app.posted.map(({ message }) => message)).toEqual(['remove_all_products'])
  })

  it('empties the cart without an item', async () => {
    const { gateway, app } = setUp()
    await gateway.add({ ...scarf, quantity: 1 })
    const cart = await valueOf(gateway.add({ ...shirt, quantity: 1 }))
    expect((await valueOf(removeFromCart({ gateway, app })(cart))).shops).toEqual([])
    expect(app.posted).toEqual([{ message: 'remove_all_products', payload: undefined }])
  })

  it('tells nothing when the removal failed, and has removed when only the second look fails', async () => {
    const { gateway, app } = setUp()
    await gateway.add({ ...scarf, quantity: 1 })
    const cart = await valueOf(gateway.add({ ...shirt, quantity: 1 }))
    const offline = async () => fail({ kind: 'offline' } as const)
    const item = itemOf(cart, 1001)
    expect((await removeFromCart({ gateway: { ...gateway, remove: offline }, app })(cart, item)).ok).toBe(false)
    expect(app.posted).toEqual([])
    expect((await valueOf(removeFromCart({ gateway: { ...gateway, check: offline }, app })(cart, item))).count).toBe(1)
  })
})
