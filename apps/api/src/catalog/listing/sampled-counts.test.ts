import { getSearch } from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeVisitor } from '../../testing/make-visitor.ts'

/**
 * Products that are in every sample. The first sample has one product in 64, so this many count as too many to be
 * counted one by one.
 */
const sampled = 48

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1, slug: 'ardic-duragi', name: 'Ardıç Durağı' })
  const { rows } = await sql<{ id: number; inSample: boolean }>`
    (select id, true as "inSample" from generate_series(1, 100000) as id where hashint4(id) % 64 = 0 limit ${sql.lit(sampled)})
    union all
    (select id, false from generate_series(1, 100000) as id where hashint4(id) % 4 <> 0 limit 12)`.execute(db)
  for (const { id, inSample } of rows)
    await insertNamedProduct(db, {
      id,
      name: inSample ? 'Zürafa' : 'Zürafa Gergedan',
      brand: inSample ? 'Lavin' : 'Düzen',
      category: 'masa',
      price: id * 100,
    })
})
afterAll(() => api.stop())

it('counts of a search with many products are of a sample, and its number and prices exact', async () => {
  const visitor = await makeVisitor(api.url)
  const search = (q: string) => visitor.ask(getSearch, { query: { q, limit: '48', offset: '0' } })
  const brandsOf = ({ attributes }: Awaited<ReturnType<typeof search>>) =>
    attributes.flatMap(({ values }) => values.filter(({ name }) => ['Lavin', 'Düzen'].includes(name)))
  const many = await search('zürafa')
  expect(many.result_count).toBe(sampled + 12)
  expect(many.results).toHaveLength(48)
  expect(brandsOf(many)).toMatchObject([{ name: 'Lavin', count: 4 * sampled }])
  const few = await search('gergedan')
  expect(few.result_count).toBe(12)
  expect(brandsOf(few)).toMatchObject([{ name: 'Düzen', count: 12 }])
})
