import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, failureOf, recordedApp, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { addManyToCart } from './add-many-to-cart.ts'

const one = { productId: productId(1001), attrId: '' }
const gone = { productId: productId(1002), attrId: '3' }
const setUp = () => {
  const gateway = memoryCart([aCartShop({ items: [aCartItem(one), aCartItem({ ...gone, stock: 0 })] })])
  const app = recordedApp()
  return { gateway, app, add: addManyToCart({ gateway, app }) }
}

describe('addManyToCart', () => {
  it('adds the available products, reports the others, and tells the app what was added', async () => {
    const { add, app } = setUp()
    const cart = await valueOf(
      add([
        { ...gone, quantity: 1 },
        { ...one, quantity: 2 },
      ]),
    )
    expect(cart.count).toBe(2)
    expect(cart.messages).toMatchObject([{ productId: gone.productId }])
    expect(app.posted).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 2 } }])
  })

  it('fails without a message to the app if no product is available', async () => {
    const { add, app } = setUp()
    expect(await failureOf(add([{ ...gone, quantity: 1 }]))).toMatchObject({ kind: 'refused' })
    expect(app.posted).toEqual([])
  })
})
