import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeShopper } from '../../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const read = (headers: Record<string, string> = {}, { url }: Pick<TestApi, 'url'> = api) =>
  fetch(`${url}/metrics`, { headers })

it('counts requests by template, orders by status, mails, and the process’s own figures', async () => {
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  const shopper = await makeShopper(api)
  await shopper.add(1)
  await shopper.start()
  const answer = await read()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  for (const line of [
    /^http_request_duration_seconds_count\{method="POST",route="\/eptnew\/order\/credit_card",status="200"\} 1$/m,
    /^market_orders_last_day\{status="awaiting_payment"\} 1$/m,
    /^market_payments_open 1$/m,
    /^market_mails\{state="waiting"\} \d+$/m,
    /^market_database_up 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain(shopper.email)
})

it('names no path but those of the routes', async () => {
  await fetch(`${api.url}/eptnew/track/GV-GIZLI`)
  await fetch(`${api.url}/elif.karaca@ornek.com`)
  const text = await (await read()).text()
  expect(text).toMatch(/route="\/eptnew\/track\/:order_id",status="401"/)
  expect(text).not.toMatch(/GIZLI|karaca/)
})

it('responds only to this machine, and not through a proxy', async () => {
  expect((await read()).status).toBe(200)
  expect((await read({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await read({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
})

it('requires the token if one is configured', async () => {
  const other = await startTestApi({ metricsToken: 'yeterince-uzun-bir-anahtar' })
  expect((await read({}, other)).status).toBe(404)
  expect((await read({ authorization: 'Bearer yanlis' }, other)).status).toBe(404)
  const headers = { authorization: 'Bearer yeterince-uzun-bir-anahtar', 'x-forwarded-for': '203.0.113.7' }
  expect((await read(headers, other)).status).toBe(200)
  await other.stop()
})
