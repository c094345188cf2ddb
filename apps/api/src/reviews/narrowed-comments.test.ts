import { getCommentFacets, getProductComments } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
const told = [
  { rating: 5, text: 'Kargo hızlıydı, kumaşı yumuşak.', variant: 'Renk: Mor', like_count: 1 },
  { rating: 2, text: 'Kalıbı dar. Kargo gecikti.', variant: 'Renk: Gri', like_count: 7 },
  { rating: 5, text: 'Fiyatı uygun.', variant: 'Renk: Mor', like_count: 0 },
  { rating: 5, text: 'Kargo parası yüksek.', variant: null, like_count: 0, status: 'refused' as const },
]
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  await api.deps.db
    .insertInto('comments')
    .values(
      told.map((one, index) => ({
        product_id: 1,
        user_id: null,
        name: 'A** D**',
        created_at: new Date(Date.UTC(2026, 9, index + 1)),
        ...one,
      })),
    )
    .execute()
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const texts = async (query: object) => {
  const { result, result_count } = await visitor.ask(getProductComments, { query: { productId: 1, ...query } })
  expect(result_count).toBeGreaterThanOrEqual(result.length)
  return result.map(({ text }) => text.split(/[ ,.]/)[0])
}

it.each([
  [{ rating: 5 }, ['Fiyatı', 'Kargo']],
  [{ theme: 'delivery' }, ['Kalıbı', 'Kargo']],
  [{ theme: 'delivery', order: 'like' }, ['Kalıbı', 'Kargo']],
  [{ theme: 'delivery', order: 'date_asc' }, ['Kargo', 'Kalıbı']],
  [{ theme: 'delivery', rating: 5 }, ['Kargo']],
  [{ variant: 'Renk: Mor', limit: 1 }, ['Fiyatı']],
  [{ variant: 'Renk: Mor', limit: 1, offset: 1 }, ['Kargo']],
  [{ q: 'KUMAS' }, ['Kargo']],
  [{ q: 'para' }, []],
])('comments narrowed to %j', async (query, first) => {
  expect(await texts(query)).toEqual(first)
})

it('counts published comments by theme and by variant', async () => {
  expect(await visitor.ask(getCommentFacets, { query: { productId: 1 } })).toEqual({
    count: 3,
    with_photos: 0,
    photographed: [],
    themes: [
      { theme: 'delivery', count: 2 },
      { theme: 'price', count: 1 },
      { theme: 'quality', count: 1 },
      { theme: 'fit', count: 1 },
    ],
    variants: [
      { name: 'Renk: Mor', count: 2 },
      { name: 'Renk: Gri', count: 1 },
    ],
  })
})

it('refuses an unknown theme, a wrong number of stars and a long text', async () => {
  for (const query of [{ theme: 'hava' }, { rating: 6 }, { q: 'a'.repeat(81) }])
    expect((await visitor.call(getProductComments, { query: { productId: 1, ...query } })).status).toBe(422)
})
