import { getPackages } from '@market/contract/counter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCounter, type TestCounter } from './testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter()
})
afterAll(() => shop.stop())

it.each(['seller', 'office'] as const)(
  'the metrics of the %s panel name only its own routes, no person',
  async (door) => {
    const packer = await shop.member('operasyon')
    await packer.ask(getPackages, { query: { q: packer.email } })
    const { urls } = shop.counter
    const text = await (await fetch(`${urls[door]}/metrics`)).text()
    expect(text).toMatch(/^market_database_up 1$/m)
    const packages =
      /^http_request_duration_seconds_count\{method="GET",route="\/seller\/v1\/packages",status="200"\} \d/m
    expect(packages.test(text)).toBe(door === 'seller')
    expect(text).not.toContain(packer.email)
    const through = await fetch(`${urls[door]}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(through.status).toBe(404)
    expect(await through.text()).not.toContain('http_request')
  },
)
