import { makeLog } from '@market/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { databaseClock } from './database-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const quarter = 15 * 60_000
const log = makeLog('api', 'silent')

it.each([quarter, -quarter])('a machine whose clock is %d ms wrong keeps the database’s time', async (wrong) => {
  const clock = await databaseClock(api.deps.db, { log, clock: { now: () => new Date(Date.now() + wrong) } })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(quarter / 2)
  await clock.stop()
})
