import { memoryCart } from '@market/commerce/testing'
import { aCart, aCartItem, aCartShop, anOrder, memoryExpiringStore, memoryOrders, setClock } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderId, productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { checkoutEvents } from './checkout-events.ts'
import { measuredCart } from './measured-cart.ts'
import { measuredOrders } from './measured-orders.ts'
import { scrollDepth, type ScrollMark } from './scroll-depth.ts'

const one = aCartItem({ attrId: '101', attributes: [{ key: 'Beden', value: 'M' }] })
const other = aCartItem({ productId: productId(1002), name: 'Zeytinyağı', quantity: 3 })
const lines = (count: number) => Array.from({ length: count }, (_, at) => aCartItem({ productId: productId(at + 1) }))

describe('measuredCart', () => {
  const setUp = () => {
    const told: AnalyticsEvent[] = []
    const memory = memoryCart([aCartShop({ items: [one, other] })])
    const { cart, saved } = measuredCart({ cart: memory, saved: memory.saved }, (event) => void told.push(event))
    const short = () =>
      told.map((event) => 'items' in event && [event.type, ...event.items.map((item) => [item.name, item.quantity])])
    return { cart, saved, told, short }
  }
  it('reports added and removed units with their price', async () => {
    const { cart, told, short } = setUp()
    await cart.add({ productId: one.productId, attrId: '101', quantity: 2 })
    expect(told).toEqual([
      {
        type: 'cart-add',
        items: [expect.objectContaining({ productId: 1001, variant: 'M', price: 24_990, quantity: 2 })],
      },
    ])
    await cart.addMany([{ productId: other.productId, attrId: '', quantity: 3 }])
    await cart.change({ ...other, oldNumber: 3, number: 1 })
    await cart.remove({ productId: one.productId, attrId: '101', quantity: 2 })
    expect(short().slice(1)).toEqual([
      ['cart-add', ['Zeytinyağı', 3]],
      ['cart-remove', ['Zeytinyağı', 2]],
      ['cart-remove', ['Pamuklu Kadın Tişört', 2]],
    ])
  })
  it('reports every line of an emptied cart, and no refused addition', async () => {
    const { cart, told, short } = setUp()
    await cart.add({ productId: other.productId, attrId: '', quantity: 3 })
    told.length = 0
    await cart.load()
    await cart.add({ productId: productId(9), attrId: '', quantity: 1 })
    expect(short()).toEqual([])
    await cart.remove()
    expect(short()).toEqual([['cart-remove', ['Zeytinyağı', 3]]])
  })
})

describe('C9 measuredCart', () => {
  it('reports lines that are saved for later and moved back, and forgets removed ones', async () => {
    const memory = memoryCart([aCartShop({ items: [one, other] })])
    const told: AnalyticsEvent[] = []
    const { cart, saved } = measuredCart({ cart: memory, saved: memory.saved }, (event) => void told.push(event))
    const short = () =>
      told
        .splice(0)
        .map((event) => 'items' in event && [event.type, ...event.items.map((item) => [item.name, item.quantity])])
    await cart.add({ productId: one.productId, attrId: '101', quantity: 2 })
    await cart.add({ ...other, quantity: 3 })
    short()
    await saved.save(one)
    expect(short()).toEqual([['cart-remove', ['Pamuklu Kadın Tişört', 2]]])
    await cart.add({ productId: one.productId, attrId: '101', quantity: one.limit - 1 })
    short()
    await saved.moveBack(one)
    expect(short()).toEqual([['cart-add', ['Pamuklu Kadın Tişört', 1]]])
    expect((await saved.moveBack({ productId: productId(9), attrId: '' })).ok).toBe(false)
    await saved.save(one)
    short()
    await cart.remove()
    expect(short()).toEqual([['cart-remove', ['Zeytinyağı', 3]]])
  })
})

describe('C10 checkoutEvents', () => {
  it('reports the priced lines of cart, address and payment in groups of five', () => {
    const cart = aCart({ shops: [aCartShop({ items: [...lines(11), aCartItem({ singlePrice: kurus(0) })] })] })
    const told = checkoutEvents('/my/tr/odeme-yontemi', cart)
    expect(told.map((event) => event.type === 'checkout' && [event.step, event.items.length])).toEqual([
      ['payment', 5],
      ['payment', 5],
      ['payment', 1],
    ])
    expect(checkoutEvents('/', cart)).toEqual([])
  })
})

describe('K5 measuredOrders', () => {
  it('reports a purchase once in groups of five, over reloads', async () => {
    const memory = memoryExpiringStore(setClock())
    const [shop] = anOrder().shops
    const items = Array.from({ length: 7 }, () => shop?.items[0]).filter((item) => item !== undefined)
    const order = anOrder({ orderId: orderId('GV-1'), shops: shop ? [{ ...shop, items }] : [] })
    const visit = async (placed = [order], isWanted = true) => {
      const told: AnalyticsEvent[] = []
      await measuredOrders(memoryOrders(placed), memory, {
        isWanted: () => isWanted,
        track: (event) => void told.push(event),
      }).last()
      return told.map((event) => event.type === 'purchase' && [event.orderId, event.items.length])
    }
    expect(await visit([])).toEqual([])
    expect(await visit([order], false)).toEqual([])
    expect(await visit()).toEqual([
      ['GV-1', 5],
      ['GV-1', 2],
    ])
    expect(await visit()).toEqual([])
  })
})

describe('scrollDepth', () => {
  it('reports each mark once and in order, for any scrolling', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (places) => {
        let passed: readonly ScrollMark[] = []
        for (const place of places) passed = [...passed, ...scrollDepth(passed, place)]
        const deepest = Math.max(0, ...places) * 100
        expect(passed).toEqual([25, 50, 75, 100].filter((mark) => mark <= deepest))
      }),
    )
  })
})
