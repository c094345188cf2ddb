import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeIndexesAgain, setIndexesAside } from '@market/database'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
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
  // A load that resumes with nothing left to insert rebuilds them, too.
  await setIndexesAside(db)
  await growDatabase(db, { products: 0, now: api.deps.clock.now(), log: () => undefined })
  expect(await indexes()).toEqual(before)
  await setIndexesAside(db)
  await insertSeedProducts(db, { after: 0, products: 0, now: api.deps.clock.now(), log: () => undefined })
  expect(await indexes()).toEqual(before)
})

it('lists every product that comes meanwhile, in a load that is the first and in one that adds', async () => {
  const { db, clock } = api.deps
  const listed = async () =>
    (await db.selectFrom('listed').select('id').orderBy('id').execute()).map((product) => Number(product.id))
  for (const id of [1, 2]) await insertShop(db, { id })
  for (const id of [1, 2]) {
    await setIndexesAside(db)
    await insertProduct(db, { id })
    await insertProduct(db, { id: id + 10, active: false })
    expect(await listed()).toEqual([1].slice(0, id - 1))
    await db.updateTable('products').set({ price: 1 }).where('id', '=', id).execute()
    await growDatabase(db, { products: 0, now: clock.now(), log: () => undefined })
    expect(await listed()).toEqual([1, 2].slice(0, id))
  }
  await insertProduct(db, { id: 3 })
  expect(await listed()).toEqual([1, 2, 3])
})
