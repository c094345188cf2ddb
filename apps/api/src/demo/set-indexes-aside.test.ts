import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeIndexesAgain, setIndexesAside } from '@market/database'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { growDatabase } from './grow-database.ts'
import { insertSeedProducts } from './insert-seed-products.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const indexes = async () => {
  const { rows } = await sql<{ made: string }>`select pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = 'listed'::regclass order by 1`.execute(api.deps.db)
  return rows.map(({ made }) => made)
}

it('gives every index back, also after a load that was cut off', async () => {
  const { db } = api.deps
  const before = await indexes()
  expect(before.length).toBeGreaterThan(10)
  await setIndexesAside(db)
  expect(await indexes()).toHaveLength(1)
  // A load that resumes finds its indexes already dropped.
  await setIndexesAside(db)
  await makeIndexesAgain(db)
  expect(await indexes()).toEqual(before)
  await makeIndexesAgain(db)
  expect(await indexes()).toEqual(before)
  // One that goes on with little left makes them too.
  await setIndexesAside(db)
  await growDatabase(db, { products: 0, now: api.deps.clock.now(), log: () => undefined })
  expect(await indexes()).toEqual(before)
  await setIndexesAside(db)
  await insertSeedProducts(db, { after: 0, products: 0, now: api.deps.clock.now(), log: () => undefined })
  expect(await indexes()).toEqual(before)
})
