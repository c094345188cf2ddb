import type { GatewayResult } from '@market/domain/kernel'
import type { Cart, CartGateway } from '@market/domain/cart'
import { productId } from '@market/domain/kernel'
import { makeRequestGate } from '@market/domain/session'
import { memoryCart } from '@market/commerce/testing'
import { aCart, aCartItem, aCartShop, recordedApp } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { makeCartStore } from './cart-store.ts'
import { lineKey } from './line-key.ts'

const one = aCartItem()
const other = aCartItem({ productId: productId(1002) })
const setUp = () => {
  const gateway = memoryCart([aCartShop({ items: [one, other] })])
  const app = recordedApp()
  const store = makeCartStore({ gateway, app })
  return { gateway, app, store, cart: () => store.state.current().cart }
}

describe('C8 makeCartStore', () => {
  it('adds units, and tells the app', async () => {
    const { app, store, cart } = setUp()
    await store.add({ ...one, quantity: 2 })
    expect(cart()?.count).toBe(2)
    expect(app.posted).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 2 } }])
  })

  it('buys one line by itself, and tells the app only about added units', async () => {
    const { gateway, app, store } = setUp()
    await store.add({ ...one, quantity: 2 })
    await store.add({ ...other, quantity: 1 })
    const told = app.posted.length
    await store.buyNow({ ...one, quantity: 2 })
    expect(gateway.current()).toMatchObject({ count: 2, aside: 1 })
    expect(app.posted).toHaveLength(told)
    await store.buyNow({ ...one, quantity: 3 })
    expect(app.posted.slice(told)).toEqual([{ message: 'add_to_cart', payload: { product_id: 1001, num: 1 } }])
  })

  it('removes a line, checks the rest, and tells the app about the rest', async () => {
    const { gateway, app, store, cart } = setUp()
    await store.add({ ...one, quantity: 1 })
    await store.add({ ...other, quantity: 1 })
    gateway.setStock(other, 0)
    const [item] = cart()?.shops[0]?.items ?? []
    await store.remove(cart() ?? aCart(), item)
    expect(cart()?.shops[0]?.items).toMatchObject([{ productId: 1002, stock: 0 }])
    await store.remove(cart() ?? aCart())
    expect(cart()?.count).toBe(0)
    expect(app.posted.map(({ message }) => message).slice(2)).toEqual(['remove_from_cart', 'remove_all_products'])
  })

  it('keeps the cart when a change is refused', async () => {
    const { gateway, app, store, cart } = setUp()
    await store.add({ ...one, quantity: 1 })
    const before = cart()
    gateway.setStock(one, 0)
    expect(await store.change(cart()?.shops[0]?.items[0] ?? one, 9)).toMatchObject({ ok: false })
    expect(await store.add({ productId: productId(9), attrId: '', quantity: 1 })).toMatchObject({ ok: false })
    expect(cart()).toBe(before)
    expect(app.posted).toHaveLength(1)
  })

  it('S4 makes one call of three of a line that come at once, and is busy until it is answered', async () => {
    const { app, store, cart } = setUp()
    const asked = [1, 2, 3].map(() => store.add({ ...one, quantity: 1 }))
    expect(store.state.current().busy).toEqual([lineKey(one)])
    expect((await Promise.all(asked)).map((answer) => answer.ok && answer.value?.count)).toEqual([
      1,
      undefined,
      undefined,
    ])
    expect(cart()?.count).toBe(1)
    expect(app.posted).toHaveLength(1)
    expect(store.state.current().busy).toEqual([])
  })

  it('S4 makes every call if the gate allows it', async () => {
    const gateway = memoryCart([aCartShop({ items: [one] })])
    const requests = makeRequestGate({ platform: 'ios', whitelist: [] })
    const store = makeCartStore({ gateway, app: recordedApp(), requests })
    await Promise.all([1, 2].map(() => store.add({ ...one, quantity: 1 })))
    expect(store.state.current().cart?.count).toBe(2)
  })

  it('shows what another tab of the browser changed', async () => {
    const gateway = memoryCart([aCartShop({ items: [one] })])
    const heard: (() => void)[] = []
    const tab = (at: number) =>
      makeCartStore({
        gateway,
        app: recordedApp(),
        otherTabs: {
          announce: () => heard.forEach((run, index) => index !== at && run()),
          onAnnounced: (run) => heard.push(run),
        },
      })
    const tabs = [tab(0), tab(1)] as const
    await tabs[1].load()
    await tabs[0].add({ ...one, quantity: 1 })
    await vi.waitFor(() => expect(tabs[1].state.current().cart?.count).toBe(1))
  })

  it('adds several with one call', async () => {
    const { store, cart, app } = setUp()
    await store.addMany([one, other].map((line) => ({ ...line, quantity: 1 })))
    expect(cart()?.count).toBe(2)
    expect(app.posted.map(({ message }) => message)).toEqual(['add_to_cart', 'add_to_cart'])
  })

  it.each(['load', 'add'] as const)(
    'shows nothing of an answer to %s that comes after it was told to forget',
    async (verb) => {
      const { store } = setUp()
      const late = verb === 'load' ? store.load() : store.add({ ...one, quantity: 1 })
      store.forget()
      await late
      expect(store.state.current()).toMatchObject({ cart: undefined, status: 'unknown' })
    },
  )

  it('shows the newest cart, in any order of responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, count) => {
        let revision = 0
        const gateway: CartGateway = {
          ...memoryCart([]),
          add: async (): GatewayResult<Cart> => {
            revision += 1
            return scheduler.schedule(Promise.resolve({ ok: true, value: aCart({ revision }) } as const))
          },
        }
        const store = makeCartStore({ gateway, app: recordedApp() })
        let shown = 0
        store.state.subscribe(() => {
          const now = store.state.current().cart?.revision ?? 0
          expect(now).toBeGreaterThanOrEqual(shown)
          shown = now
        })
        const asked = Array.from({ length: count }, (_, index) =>
          store.add({ productId: productId(index + 1), attrId: '', quantity: 1 }),
        )
        await scheduler.waitIdle()
        await Promise.all(asked)
        expect(store.state.current()).toMatchObject({ cart: { revision: count }, busy: [] })
      }),
    )
  })
})
