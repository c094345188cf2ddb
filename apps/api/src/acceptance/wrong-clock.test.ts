import { makeServerClock } from '@market/domain/kernel'
import { httpCatalog, httpSession, makeAccess, makeApiClient } from '@market/http'
import { memoryTokens } from '@market/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { testNow } from '../testing/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 5 } })
})
afterAll(() => api.stop())

const hour = 3_600_000
/** The shop's client on a device whose clock is ahead by `ms` (behind if negative). */
const deviceWrongBy = (ms: number) => {
  const clock = makeServerClock({ now: () => new Date(testNow().getTime() + ms) })
  const access = makeAccess({ baseUrl: api.url, store: memoryTokens(), now: () => clock.now().getTime() })
  return { clock, client: makeApiClient({ baseUrl: api.url, access, clock }) }
}

it.each([-24 * hour, -hour, -700_000, 700_000, hour, 24 * hour])(
  'a device whose clock is wrong by %i ms reads lists, and then knows the time',
  async (wrongBy) => {
    const { client, clock } = deviceWrongBy(wrongBy)
    const listing = await httpCatalog(client).listing({ sort: 'default', offset: 0, limit: 48 })
    expect(listing.ok && listing.value.results.map(({ id }) => id)).toEqual([1])
    expect(Math.abs(clock.now().getTime() - testNow().getTime())).toBeLessThan(6_000)
  },
)

it('the session’s first answer sets the clock before any list is asked for', async () => {
  const { client, clock } = deviceWrongBy(hour)
  await httpSession(client).anonymous()
  expect(Math.abs(clock.now().getTime() - testNow().getTime())).toBeLessThan(6_000)
})
