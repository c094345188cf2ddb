import { getCart, getOrderContract, getOrderContractPdf } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentQueue } from '../platform/documents/set-document.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
let query: { document: string; version: string }
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  shopper = await makeShopper(api)
  await shopper.add(1)
  const { version, documents } = await shopper.ask(getOrderContract)
  query = { document: documents[0]?.id ?? '', version }
})
afterAll(() => api.stop())

/** Fills the queue with jobs that finish only when the returned function is called. */
function fillQueue(jobs: number) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const filling = Array.from({ length: jobs }, () => documentQueue.run(() => gate))
  return async () => {
    open()
    await Promise.all(filling)
  }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('another shopper’s cart is answered while documents are rendered', async () => {
  const other = await makeShopper(api)
  const ended: string[] = []
  const asked = Array.from({ length: 6 }, async () => {
    const { pdf } = await shopper.ask(getOrderContractPdf, { query })
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    ended.push('document')
  })
  while (documentQueue.waiting() === 0) await turn()
  await other.ask(getCart)
  ended.push('cart')
  await Promise.all(asked)
  expect(ended[0]).toBe('cart')
})

test('a request beyond the queue’s limit is answered with 503 and retry-after', async () => {
  const open = fillQueue(13)
  const answer = await fetch(`${api.url}/eptnew/x/order-contract-pdf?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${shopper.bearer}` },
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.json()).toMatchObject({
    err_msg: 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra tekrar deneyin.',
  })
  await open()
})

test('a document is not rendered if its client has disconnected', async () => {
  const open = fillQueue(1)
  const leaving = new AbortController()
  const left = fetch(`${api.url}/eptnew/x/order-contract-pdf?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${shopper.bearer}` },
    signal: leaving.signal,
  })
  while (documentQueue.waiting() === 0) await turn()
  leaving.abort()
  await expect(left).rejects.toThrow('abort')
  while (documentQueue.waiting() > 0) await turn()
  await open()
})

test('requests for documents are limited by network address over all sessions', async () => {
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => makeShopper(api)))
  // The queue is full, so no document is rendered: requests are counted, not documents.
  const open = fillQueue(13)
  const statuses = []
  for (const [at, one] of shoppers.entries()) {
    await one.add(1)
    const { version, documents } = await one.ask(getOrderContract)
    const ask = async (address: string) => {
      const own = { document: documents[0]?.id ?? '', version }
      return (await one.call(getOrderContractPdf, { query: own }, { 'x-forwarded-for': address })).status
    }
    if (at < 3) for (let asked = 0; asked < 20; asked += 1) statuses.push(await ask('198.51.100.7'))
    else statuses.push(await ask('198.51.100.7'), await ask('198.51.100.8'))
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 503), 429, 503])
  await open()
})
