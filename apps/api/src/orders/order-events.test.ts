import { getOrder, postGuestOrderTracking, postOrderEvents } from '@market/contract'
import { expect, it } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct } from '../testing/insert-product.ts'
import { insertShop, startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

const apis = bothDatabases()
let product = 100

async function buy(api: TestApi, who?: Parameters<typeof makeShopper>[1]) {
  product += 1
  await insertProduct(api.deps.db, { id: product, shop_id: 1, stocks: { '': 5 } })
  const shopper = await makeShopper(api, who)
  await shopper.add(product)
  return { shopper, number: await completeCardOrder(api, shopper) }
}

/**
 * Opens the event stream like a browser; `next` returns the data of the next event, or undefined at the end of the
 * stream.
 */
async function open(api: TestApi, bearer: string, body: object, from?: string) {
  const over = new AbortController()
  const response = await fetch(`${api.url}/eptnew${postOrderEvents.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify(body),
    signal: over.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<unknown> => {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return undefined
    const data = /data: (.*)/.exec(value ?? '')?.[1]
    return data === undefined ? next() : JSON.parse(data)
  }
  return { status: response.status, headers: response.headers, next, hangUp: () => over.abort() }
}

const setStatus = async ({ deps: { db } }: TestApi, number: string, status: 'shipped' | 'delivered') => {
  const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await db.updateTable('parcels').set({ status }).where('order_id', '=', order.id).execute()
}
const markOf = async (shopper: Shopper, number: string) =>
  (await shopper.ask(getOrder, { params: { id: number } })).mark

it.each(['pglite', 'postgres'] as const)('sends the owner each step when it happens, on %s', async (name) => {
  const api = apis[name]
  const { credentials } = await insertMember(api)
  const { shopper, number } = await buy(api, credentials)
  const mark = await markOf(shopper, number)
  const stream = await open(api, shopper.bearer, { order: number, mark })
  expect(stream.status).toBe(200)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
  await setStatus(api, number, 'shipped')
  const first = await stream.next()
  expect(first).toEqual({ mark: await markOf(shopper, number) })
  await setStatus(api, number, 'delivered')
  expect(await stream.next()).not.toEqual(first)
  // A client that connects with an outdated mark receives an event at once.
  const late = await open(api, shopper.bearer, { order: number, mark })
  expect(await late.next()).toEqual({ mark: await markOf(shopper, number) })
  stream.hangUp()
  late.hangUp()
})

it('sends events to a guest by the order’s link, and refuses other guests', async () => {
  const api = apis.postgres
  const { shopper, number } = await buy(api)
  const { link, mark } = await shopper.ask(postGuestOrderTracking, { body: { order_id: number, email: shopper.email } })
  const stranger = await makeVisitor(api.url)
  const stream = await open(api, stranger.bearer, { order: link, mark })
  await setStatus(api, number, 'shipped')
  expect(await stream.next()).toEqual({ mark: expect.any(String) })
  stream.hangUp()
  const refused = async (order: string) => (await open(api, stranger.bearer, { order, mark })).status
  expect(await refused(number)).toBe(404)
  expect(await refused(`${link.slice(0, -2)}AA`)).toBe(404)
  expect((await open(api, 'none', { order: number, mark })).status).toBe(401)
})

it('refuses a seventh stream of one owner, and takes it when another has ended', async () => {
  const api = apis.postgres
  const { shopper, number } = await buy(api)
  const body = { order: number, mark: '' }
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(api, shopper.bearer, body)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const refused = await open(api, shopper.bearer, body)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  streams[0]?.hangUp()
  await expect
    .poll(async () => {
      const again = await open(api, shopper.bearer, body)
      again.hangUp()
      return again.status
    })
    .toBe(200)
  for (const { hangUp } of streams) hangUp()
})

// security.md 57.
it('ends every stream when the server stops, so that clients connect to another process', async () => {
  const api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  const { shopper, number } = await buy(api, (await insertMember(api)).credentials)
  const stream = await open(api, shopper.bearer, { order: number, mark: await markOf(shopper, number) })
  expect(stream.status).toBe(200)
  const ended = stream.next()
  await api.stop()
  expect(await ended).toBeUndefined()
})
