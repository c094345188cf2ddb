import { type CallInput, getProducts, getSearch, type ListingWire } from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop, setStock } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { refreshFacetCounts } from './refresh-facet-counts.ts'

type Query = CallInput<typeof getProducts>['query']
const sizes = { Renk: { 101: 'Siyah', 102: 'Beyaz' }, Numara: { 201: '41', 202: '42' } }

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  visitor = await makeVisitor(api.url)
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  const shoe = { name: 'Koşu Ayakkabısı', category: 'spor-ayakkabi', variants: sizes }
  const facets = ['Renk:Siyah', 'Renk:Beyaz', 'Numara:41', 'Numara:42', 'Taban:Kauçuk']
  const stocks = (black41: number, black42: number, white41: number, white42: number) => ({
    '101;201': black41,
    '101;202': black42,
    '102;201': white41,
    '102;202': white42,
  })
  // Everything in stock; no 42; 42 in white alone; sold out.
  for (const [id, inStock] of [
    stocks(1, 1, 1, 1),
    stocks(1, 0, 1, 0),
    stocks(1, 0, 0, 1),
    stocks(0, 0, 0, 0),
  ].entries())
    await insertNamedProduct(db, {
      ...shoe,
      id: id + 1,
      brand: `Marka ${id}`,
      facets,
      stocks: inStock,
      sold_count: 9 - id,
    })
  await insertNamedProduct(db, { id: 5, name: 'Fincan', brand: 'Demli', category: 'fincan-ve-kupa' })
})
afterAll(() => api.stop())

const list = (query: Query) =>
  visitor.ask(getProducts, { query: { category_slug: 'spor-ayakkabi', stock: 'true', ...query } })
const found = async (query: Query) => {
  const { results, result_count } = await list(query)
  expect(results).toHaveLength(result_count)
  return results.map(({ id }) => id)
}
const counts = ({ attributes }: ListingWire) =>
  Object.fromEntries(
    attributes
      .filter(({ key }) => key === 'attr')
      .flatMap(({ values }) => values.map(({ name, count }) => [name, count])),
  )

describe('a listing of products in stock', () => {
  it('finds a product by a size and colour that are in stock together', async () => {
    expect(await found({})).toEqual([1, 2, 3])
    expect(await found({ attr: 'Numara:42' })).toEqual([1, 3])
    expect(await found({ attr: ['Numara:41', 'Numara:42'] })).toEqual([1, 2, 3])
    expect(await found({ attr: ['Numara:42', 'Renk:Siyah'] })).toEqual([1])
    expect(await found({ attr: ['Numara:42', 'Renk:Siyah', 'Renk:Beyaz'] })).toEqual([1, 3])
    expect(await found({ attr: ['Numara:42', 'Taban:Kauçuk'] })).toEqual([1, 3])
    expect(await found({ attr: 'Numara:42', stock: 'false' })).toEqual([1, 2, 3, 4])
  })

  it('counts a value by the products that it finds', async () => {
    const all = { 41: 3, 42: 2, Siyah: 3, Beyaz: 3 }
    expect(counts(await list({}))).toEqual(all)
    expect(counts(await list({ attr: 'Numara:42' }))).toEqual({ 41: 3, 42: 2, Siyah: 1, Beyaz: 2 })
    expect(counts(await list({ attr: ['Numara:42', 'Renk:Siyah'] }))).toEqual({ 41: 3, 42: 1, Siyah: 1, Beyaz: 2 })
    await refreshFacetCounts(api.deps.db)
    api.advance(60_000)
    expect(counts(await list({}))).toEqual(all)
  })

  it('is searched in the same way', async () => {
    const search = async (q: string, query: object = {}) =>
      (await visitor.ask(getSearch, { query: { q, stock: 'true', ...query } })).results.map(({ id }) => id)
    expect(await search('koşu ayakkabısı', { attr: 'Numara:42' })).toEqual([1, 3])
    expect(await search('42 numara koşu ayakkabısı')).toEqual([1, 3])
    expect(await search('stokta olan 42 numara koşu ayakkabısı', { stock: 'false' })).toEqual([1, 3])
  })

  it('follows each change of stock', async () => {
    const { db } = api.deps
    await setStock(db, 1, 0, '101;202')
    await setStock(db, 1, 0, '102;202')
    api.advance(60_000)
    expect(await found({ attr: 'Numara:42' })).toEqual([3])
    expect(counts(await list({}))).toMatchObject({ 42: 1 })
    await setStock(db, 1, 5, '101;202')
    api.advance(60_000)
    expect(await found({ attr: 'Numara:42' })).toEqual([1, 3])
    const { rows } = await sql`select id from products p where stocked is distinct from stocked_choices(p)`.execute(db)
    expect(rows).toEqual([])
  })

  it('takes hostile values for values', async () => {
    for (const attr of ["Numara:42' or true --", 'Numara:"42"', 'Numara:{"a":1}', ':', 'Numara:\\', '?:|&'])
      expect(await found({ attr }), attr).toEqual(attr === ':' ? [1, 2, 3] : [])
  })
})
