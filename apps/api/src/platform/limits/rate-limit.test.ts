import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { consumeRateLimits } from './rate-limit.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const countOf = async (who: string) => {
  const rows = await api.deps.db.selectFrom('rate_limits').select('count').where('key', 'like', `%:${who}`).execute()
  return rows.map(({ count }) => count)
}

it('a use that one of several limits refuses is counted by none', async () => {
  const { db, clock } = api.deps
  const now = clock.now()
  const use = (owner: string) =>
    consumeRateLimits(db, [
      { name: 'hgs-account-owner', who: owner, now },
      { name: 'gift-code-address', who: 'ag', now },
    ])
  for (let uses = 0; uses < 5; uses += 1) await use('bir')
  await expect(use('iki')).rejects.toMatchObject({ status: 429 })
  expect([await countOf('bir'), await countOf('iki')]).toEqual([[5], [0]])
})

it('rethrows the database’s own error from within a transaction, so that it can be retried', async () => {
  const { db, clock } = api.deps
  const now = clock.now()
  const broken = db.transaction().execute((trx) =>
    consumeRateLimits(trx, [
      { name: 'like', who: 'uc', now },
      { name: 'like', who: 'no\0text', now },
    ]),
  )
  // The original error must be thrown, not the one that the transaction is aborted.
  await expect(broken).rejects.toMatchObject({ code: '22021' })
  expect(await countOf('uc')).toEqual([])
})
