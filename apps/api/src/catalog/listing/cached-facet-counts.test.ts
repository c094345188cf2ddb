import { findCategory, pathTo } from '@market/domain/catalog'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@market/database'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { setStock } from '../../testing/insert-product.ts'
import { countRatings } from '../product/count-ratings.ts'
import { countCategories } from '../category/read-category.ts'
import { countFacets } from './count-facets.ts'
import type { FacetCounts, WantedCounts } from './facet-counts.ts'
import { refreshFacetCounts } from './refresh-facet-counts.ts'
import { cachedFacetCounts, cachedMeasure } from './cached-facet-counts.ts'
import { readListingFilter } from './listing-filter.ts'

let api: TestApi
let db: Database
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  db = api.deps.db
})
afterAll(() => api.stop())

const places = [
  ...[undefined, 'elektronik', 'erkek-giyim', 'gomlek'].map((slug) => ({
    categoryId: slug === undefined ? undefined : (findCategory(slug)?.id ?? 0),
  })),
  // As a search names categories; a category within another one of the list is counted once.
  { categoryId: undefined, understood: [{ kind: 'category', slugs: ['gomlek', 'roman', 'erkek-giyim'] } as const] },
]

const everything = { match: undefined, attributes: 'of-few', brands: [], shops: [] } as const
const narrowings = [{ rating: 4 }, { delivery: ['free_shipping'] as const }]
/** Price ranges in the whole shop: within one price band, at its lowest and highest prices, and without a bound. */
const ranges = [
  { minPrice: 10_000, maxPrice: 99_999 },
  { minPrice: 12_345, maxPrice: 123_456, rating: 4 },
  { minPrice: 19_990, maxPrice: 19_990 },
  { minPrice: 1, maxPrice: 9, rating: 1 },
  { maxPrice: 50_000, rating: 5 },
  { minPrice: 50_000 },
  { minPrice: 50_000, maxPrice: 100 },
]

const shirts = pathTo('gomlek').map(({ id }) => id)

/** Compares stored and computed counts for every place, for all products and for those in stock. */
async function compare(): Promise<void> {
  for (const place of places)
    for (const stock of ['true', 'false'] as const) {
      const filter = { ...readListingFilter({ limit: 48, offset: 0, sort: 'default', stock }, undefined), ...place }
      for (const attributes of ['always', 'of-few'] as const) {
        const wanted: WantedCounts = { match: undefined, attributes, exact: true, brands: [], shops: [] }
        const { counts: kept } = await cachedFacetCounts(db, filter, wanted)
        const { counts: counted } = await countFacets(db, filter, wanted)
        expect(kept.total).toBeGreaterThan(0)
        expect(inOrder(kept), `${JSON.stringify(place)} ${stock}`).toEqual(inOrder(counted))
      }
      const ofShop = 'categoryId' in place && place.categoryId === undefined ? ranges : []
      for (const chosen of 'understood' in place ? [] : [...narrowings, ...ofShop]) {
        const narrowed = { ...filter, ...chosen }
        const { total, prices } = (await countFacets(db, narrowed, { ...everything, exact: true })).counts
        expect(await cachedMeasure(db, narrowed), `${JSON.stringify(place)} ${JSON.stringify(chosen)}`).toEqual({
          total,
          prices,
        })
      }
    }
  const { rows } = await sql<{ id: number; count: number }>`select way.id, count(*)::int as count
    from products, unnest(category_path) as way (id) where active and not adult group by 1`.execute(db)
  const counted = new Map([...(await countCategories(db))].filter(([, count]) => count > 0))
  expect(counted).toEqual(new Map(rows.map(({ id, count }) => [id, count])))
}
const inOrder = (counts: FacetCounts) => ({
  ...counts,
  attributes: new Map(counts.attributes),
  categories: new Map(counts.categories),
})

const change = (id: number, values: Record<string, unknown>) =>
  db.updateTable('products').set(values).where('id', '=', id).execute()

const closing = (closed: boolean) => db.updateTable('shops').set({ active: !closed }).where('id', '<', 60).execute()

describe('kept counts', () => {
  it('are those that counting finds', compare)

  it('know of one narrowing alone', async () => {
    const filter = readListingFilter({ limit: 48, offset: 0, sort: 'default', stock: 'false' }, undefined)
    for (const chosen of [
      {},
      { rating: 4, minPrice: 1, brands: ['x'] },
      { rating: 4, delivery: ['kargomat'] as const },
      { delivery: ['kargomat', 'free_shipping'] as const },
      { rating: 4, scope: { kind: 'tag', tag: 'yeni' } as const },
      { brands: ['x'] },
    ])
      expect(await cachedMeasure(db, { ...filter, ...chosen })).toBeUndefined()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is sold out', () => setStock(db, 3, 0)],
    ['is back in stock', () => setStock(db, 3, 7)],
    ['sells one of many', () => setStock(db, 4, 5)],
    ['is taken off sale', () => change(5, { active: false })],
    ['is on sale again, with other properties', () => change(5, { active: true, facets: ['Renk:Mavi', 'Beden:XL'] })],
    ['changes off sale', () => change(6, { active: false }).then(() => change(6, { free_shipping: true, stock: 0 }))],
    ['goes with its shop, which closes', () => closing(true)],
    ['comes back with its shop', () => closing(false)],
    ['changes its price', () => change(7, { price: 1, original_price: 1 })],
    ['is rated', () => countRatings(db, 8, { after: { rating: 1, counted: true } })],
    [
      'moves to another shop, brand and category',
      () => change(9, { shop_id: 1, brand_id: 1, category_id: shirts.at(-1), category_path: shirts }),
    ],
    ['is for adults', () => change(10, { adult: true, kargomat: true, fast_shipping: true })],
    ['is new', () => insertNamedProduct(db, { id: 9001, name: 'Yeni Gömlek', brand: 'Poyraz', category: 'gomlek' })],
    [
      'is deleted',
      async () => {
        await sql`delete from product_stock where product_id = 9001`.execute(db)
        await sql`delete from products where id = 9001`.execute(db)
      },
    ],
  ])('stay right when a product %s', async (_, happens) => {
    await happens()
    await compare()
    await refreshFacetCounts(db)
    await compare()
  })

  it('are not touched by a change that is rolled back', async () => {
    const rolledBack = db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ active: false }).where('id', '<', 50).execute()
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await compare()
  })

  it('have no row for a sale that leaves some in stock', async () => {
    await refreshFacetCounts(db)
    await db
      .updateTable('products')
      .set({ sold_count: sql`sold_count + 1`, stock: 3 })
      .where('stock', '>', 3)
      .execute()
    expect((await sql`select id from facet_changes`.execute(db)).rows).toEqual([])
  })
})
