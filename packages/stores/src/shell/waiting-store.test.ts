import { fail, type GatewayFailure, productId, succeed } from '@market/domain/kernel'
import type { Cart } from '@market/domain/cart'
import type { WaitingWrite } from '@market/domain/shell'
import { memoryCart } from '@market/commerce/testing'
import { aCart, memoryLists, memoryWaiting, refused, setNetwork } from '@market/testing'
import { expect, it } from 'vitest'
import { waitingCart, waitingLists } from './waiting-gateways.ts'
import { makeWaitingStore } from './waiting-store.ts'

const day = 24 * 3_600_000
const line = { productId: productId(1), attrId: '' }
const offline = fail<GatewayFailure>({ kind: 'offline' })
const wish = (quantity: number) => ({ what: 'addition', addition: { ...line, quantity } }) as const

/** A visit on a device; the next visit has the same memory. */
const visit = (memory = memoryWaiting(), network = setNetwork(false)) => {
  const device = { owner: 'ada' as string | undefined, now: 0 }
  const sent: WaitingWrite[] = []
  const carts: Cart[] = []
  const tried: (() => void)[] = []
  let keys = 0
  let answer: (write: WaitingWrite) => ReturnType<typeof refused> | ReturnType<typeof succeed<Cart | undefined>> = () =>
    succeed(aCart())
  const store = makeWaitingStore({
    memory,
    network,
    owner: () => device.owner,
    newKey: () => `k${(keys += 1)}`,
    now: () => device.now,
    pause: () => new Promise((resolve) => void tried.push(resolve)),
    send: async (write) => {
      sent.push(write)
      return network.isOnline() ? answer(write) : offline
    },
    onCart: (cart) => void carts.push(cart),
  })
  const ask = (quantity: number) => store.ask(wish(quantity), async () => (network.isOnline() ? succeed(1) : offline))
  const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))
  const declineAll = () => {
    answer = () => refused(409, 'Tükendi')
  }
  return { store, memory, network, device, sent, carts, tried, ask, settled, declineAll }
}
const keysOf = (writes: readonly WaitingWrite[]) => writes.map(({ key }) => key)

it('sends at once while online, and stores nothing', async () => {
  const { ask, memory, store } = visit(memoryWaiting(), setNetwork(true))
  expect(await ask(1)).toEqual(succeed(1))
  expect(memory.read()).toEqual([])
  expect(store.state.current().writes).toEqual([])
})

it('queues writes while offline with their first keys, and sends them in order when online', async () => {
  const { store, ask, network, sent, carts, settled } = visit()
  store.start()
  const keys: string[] = []
  await store.ask(wish(1), async (key) => {
    keys.push(key)
    return offline
  })
  expect(await ask(2)).toEqual(fail({ kind: 'waits' }))
  expect(store.state.current().writes).toHaveLength(2)
  sent.length = 0
  network.set(true)
  await settled()
  expect(keysOf(sent)).toEqual([keys[0], 'k2'])
  expect(carts).toHaveLength(2)
  expect(store.state.current()).toEqual({ writes: [], outcome: { done: 2, declined: [] } })
  store.told()
  expect(store.state.current().outcome).toBeUndefined()
})

it('sends an earlier visit’s queue after a reload', async () => {
  const before = visit()
  await before.ask(1)
  const after = visit(before.memory, setNetwork(true))
  after.store.start()
  expect(after.store.state.current().writes).toHaveLength(1)
  await after.settled()
  expect(keysOf(after.sent)).toEqual(['k1'])
  expect(before.memory.read()).toEqual([])
})

it('sends queued writes before a new one', async () => {
  const { ask, network, sent } = visit()
  await ask(1)
  sent.length = 0
  network.set(true)
  expect(await ask(2)).toEqual(succeed(1))
  expect(keysOf(sent)).toEqual(['k1'])
})

it('tries again by and by where the device is wrong about its line', async () => {
  const { ask, network, sent, tried, settled } = visit()
  await ask(1)
  tried.shift()?.()
  await settled()
  expect(sent).toEqual([])
  network.set(true)
  tried.shift()?.()
  await settled()
  expect(keysOf(sent)).toEqual(['k1'])
  expect(tried).toEqual([])
})

it('reports refused writes, and continues with the rest', async () => {
  const { store, ask, network, settled, declineAll, memory } = visit()
  store.start()
  await ask(1)
  await ask(2)
  declineAll()
  network.set(true)
  await settled()
  expect(store.state.current().outcome).toMatchObject({
    done: 0,
    declined: [{ failure: { message: 'Tükendi' } }, { failure: { message: 'Tükendi' } }],
  })
  expect(memory.read()).toEqual([])
})

it('sends neither another member’s nor an expired write, and queues nothing without a member', async () => {
  const { store, ask, network, device, sent, settled } = visit()
  store.start()
  await ask(1)
  sent.length = 0
  device.owner = 'bora'
  network.set(true)
  await settled()
  device.owner = 'ada'
  device.now = day
  network.set(true)
  await settled()
  expect(sent).toEqual([])
  expect(store.state.current()).toMatchObject({
    writes: [],
    outcome: { done: 0, declined: [{ wish: wish(1), failure: { kind: 'offline' } }] },
  })
  network.set(false)
  device.owner = undefined
  expect(await ask(3)).toEqual(offline)
})

it('hides the response from the next visitor if its member has left', async () => {
  const { store, ask, network, device, carts, settled } = visit()
  store.start()
  await ask(1)
  network.set(true)
  device.owner = 'bora'
  store.forget()
  await settled()
  expect(carts).toEqual([])
  expect(store.state.current()).toEqual({ writes: [], outcome: undefined })
})

it('fails as offline without storage, and deletes the queue when the member leaves', async () => {
  const blocked = visit({ ...memoryWaiting(), write: () => false })
  expect(await blocked.ask(1)).toEqual(offline)
  const { store, ask, memory } = visit()
  await ask(1)
  store.forget()
  expect(memory.read()).toEqual([])
  expect(store.state.current().writes).toEqual([])
})

it('queues additions, quantities and lists, but no other writes', async () => {
  const asked: string[] = []
  const ask = async ({ what }: { readonly what: string }) => {
    asked.push(what)
    return fail<GatewayFailure>({ kind: 'waits' })
  }
  const cart = waitingCart(memoryCart([]), { ask })
  const lists = waitingLists(memoryLists(), { ask })
  const [own] = await lists.all().then((all) => (all.ok ? all.value : []))
  if (!own) throw new Error('a member has no list')
  await cart.add({ ...line, quantity: 1 })
  await cart.change({ ...line, oldNumber: 1, number: 2 })
  await lists.add(own.collectionSlug, line)
  await lists.take(own.collectionSlug, line)
  const waited = asked.length
  await Promise.all([
    cart.load(),
    cart.check(),
    cart.addMany([]),
    cart.buyNow({ ...line, quantity: 1 }),
    cart.takeBack(),
    cart.choose([], true),
    cart.remove(),
    lists.one(own.collectionSlug),
    lists.held(),
    lists.check(line),
    lists.create('Yaz'),
    lists.rename(own.collectionSlug, 'Kış'),
    lists.remove(own.collectionSlug),
  ])
  expect(asked.slice(0, waited)).toEqual(['addition', 'change', 'list', 'list'])
  expect(asked).toHaveLength(waited)
})
