import { beforeEach, expect, it } from 'vitest'
import { answerOffline, keepBrought, type OfflineDeps } from './answer-offline.ts'
import { offlinePage, room, shelves } from './kept-as.ts'

const origin = 'https://magaza.ornek'
const addressOf = (request: RequestInfo | URL) =>
  typeof request === 'string' ? origin + request : request instanceof URL ? request.href : request.url

/** The browser's caches in memory; storing a response again makes it the newest. */
class MemoryCache {
  readonly held = new Map<string, Response>()
  async match(request: RequestInfo | URL) {
    return this.held.get(addressOf(request))?.clone()
  }
  async put(request: Request, answer: Response) {
    this.held.delete(request.url)
    this.held.set(request.url, answer)
  }
  async delete(request: Request) {
    return this.held.delete(request.url)
  }
  async keys() {
    return [...this.held.keys()].map((url) => new Request(url))
  }
}
let stores: Map<string, MemoryCache>
let line: Map<string, () => Response>
let later: Promise<unknown>[]
let deps: OfflineDeps

beforeEach(() => {
  stores = new Map()
  line = new Map()
  later = []
  const open = (name: string) => {
    const store = stores.get(name) ?? new MemoryCache()
    stores.set(name, store)
    return store
  }
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request) => {
      for (const store of stores.values()) if (await store.match(request)) return store.match(request)
      return undefined
    },
  }
  deps = {
    origin,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these of its methods are asked
    caches: caches as unknown as CacheStorage,
    fetch: async (request) => {
      const answer = line.get(new URL(request.url).pathname)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    after: (work) => void later.push(work),
  }
})
const forAll = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, max-age=0' } })
/** The header of a member whose token has this session. */
const bearerOf = (session: string) => `Bearer e30.${btoa(JSON.stringify({ sub: session })).replace(/=+$/, '')}.x`
const ask = async (path: string, mode: RequestMode = 'cors', session = 'elif') => {
  const request = new Request(origin + path, { headers: { authorization: bearerOf(session) } })
  Object.defineProperty(request, 'mode', { value: mode })
  const answer = await answerOffline(request, deps)
  await Promise.all(later.splice(0))
  return answer
}

it('requests prices while online, and returns the last ones while offline', async () => {
  line.set('/eptnew/product', forAll('100 TL'))
  await ask('/eptnew/product')
  line.set('/eptnew/product', forAll('90 TL'))
  expect(await (await ask('/eptnew/product'))?.text()).toBe('90 TL')
  line.clear()
  expect(await (await ask('/eptnew/product'))?.text()).toBe('90 TL')
})

it('brings a file of the build once', async () => {
  line.set('/assets/a.js', forAll('a'))
  await ask('/assets/a.js')
  line.clear()
  expect(await (await ask('/assets/a.js'))?.text()).toBe('a')
})

it('stores no response of the cart', async () => {
  line.set('/eptnew/cart', () => new Response('sepet', { headers: { 'cache-control': 'no-store' } }))
  await ask('/eptnew/cart')
  line.clear()
  await expect(ask('/eptnew/cart')).rejects.toThrow('Failed to fetch')
})

it('redirects a page that is not stored to the offline page, with its address', async () => {
  await expect(ask('/pet-shop?page=2', 'navigate')).rejects.toThrow('Failed to fetch')
  line.set(
    offlinePage,
    () => new Response('<link href="/assets/offline.js">', { headers: { 'cache-control': 'no-store' } }),
  )
  line.set('/assets/offline.js', forAll('offline'))
  line.set('/', forAll('ana sayfa'))
  await keepBrought(`${origin}/`, [], deps)
  line.clear()
  expect(await (await ask('/', 'navigate'))?.text()).toBe('ana sayfa')
  expect((await ask('/pet-shop?page=2', 'navigate'))?.headers.get('location')).toBe(
    `${origin}${offlinePage}#/pet-shop?page=2`,
  )
  expect(await (await ask('/assets/offline.js'))?.text()).toBe('offline')
})

it('shows the stored page, or leads to the offline page, when the browser returns an error for the lost connection', async () => {
  for (const path of ['/', offlinePage]) line.set(path, forAll(path))
  await keepBrought(`${origin}/`, [], deps)
  deps = { ...deps, fetch: async () => Response.error() }
  expect(await (await ask('/', 'navigate'))?.text()).toBe('/')
  expect((await ask('/pet-shop', 'navigate'))?.headers.get('location')).toBe(`${origin}${offlinePage}#/pet-shop`)
})

const ownStores = () => [...stores.keys()].filter((name) => name.startsWith(shelves.own))

it('forgets a member’s answers once the session has ended', async () => {
  line.set('/eptnew/orders', () => new Response('siparişler'))
  await ask('/eptnew/orders')
  expect(ownStores()).toHaveLength(1)
  line.set('/eptnew/orders', () => new Response('', { status: 401 }))
  expect((await ask('/eptnew/orders'))?.status).toBe(401)
  expect(ownStores()).toEqual([])
})

it('keeps no answer that arrives after its member has left', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  deps = { ...deps, fetch: () => promise }
  const asked = ask('/eptnew/orders')
  while (ownStores().length === 0) await Promise.resolve()
  for (const name of ownStores()) stores.delete(name)
  resolve(new Response('Elif’in siparişleri'))
  await asked
  expect(ownStores()).toEqual([])
})

it('returns no stored response of another member, and deletes the previous member’s', async () => {
  line.set('/eptnew/orders', () => new Response('Elif’in siparişleri'))
  await ask('/eptnew/orders', 'cors', 'elif')
  line.clear()
  expect(await (await ask('/eptnew/orders', 'cors', 'elif'))?.text()).toBe('Elif’in siparişleri')
  await expect(ask('/eptnew/orders', 'cors', 'deniz')).rejects.toThrow('Failed to fetch')
  line.set('/eptnew/orders', () => new Response('Deniz’in siparişleri'))
  await ask('/eptnew/orders', 'cors', 'deniz')
  line.clear()
  await expect(ask('/eptnew/orders', 'cors', 'elif')).rejects.toThrow('Failed to fetch')
})

it('stores an order’s page, and deletes it with the member’s data', async () => {
  line.set('/my/siparisler/GV-ABCDEFGH-2345', () => new Response('sipariş'))
  await ask('/my/siparisler/GV-ABCDEFGH-2345', 'navigate')
  line.clear()
  expect(await (await ask('/my/siparisler/GV-ABCDEFGH-2345', 'navigate'))?.text()).toBe('sipariş')
  for (const name of ownStores()) stores.delete(name)
  expect([...stores.values()].flatMap(({ held }) => [...held.keys()])).toEqual([])
})

it('limits the number of stored pages, and deletes the oldest', async () => {
  for (let number = 0; number < room.pages + 3; number++) {
    line.set(`/${number}`, forAll(String(number)))
    await ask(`/${number}`, 'navigate')
  }
  const held = [...(stores.get(shelves.pages)?.held.keys() ?? [])]
  expect(held).toHaveLength(room.pages)
  expect(held[0]).toBe(`${origin}/3`)
})

it('works without free disk space, and leaves writes to the browser', async () => {
  stores.set(shelves.pages, Object.assign(new MemoryCache(), { put: () => Promise.reject(new Error('QuotaExceeded')) }))
  line.set('/', forAll('ana sayfa'))
  expect(await (await ask('/', 'navigate'))?.text()).toBe('ana sayfa')
  expect(answerOffline(new Request(`${origin}/eptnew/cart`, { method: 'POST' }), deps)).toBeUndefined()
})
