import { getProductComments, getProductPage } from '@market/contract'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDatabase } from '../../testing/create-database.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { testNow } from '../../testing/test-clock.ts'
import { openPatiently } from '../../testing/open-patiently.ts'

const asked: string[] = []
let copy: Awaited<ReturnType<typeof createDatabase>>
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  copy = await createDatabase(inject('databaseServer'))
  const log = ({ query }: { readonly query: { readonly sql: string } }) => void asked.push(query.sql)
  api = await startTestApi({}, await openPatiently(copy.url, { log }))
  visitor = await makeVisitor(api.url)
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await insertProduct(db, { id: 1, comment_count: 7 })
  await insertProduct(db, { id: 2 })
  const comment = { product_id: 1, name: 'A** D**', rating: 4, created_at: testNow() }
  await db
    .insertInto('comments')
    .values(Array.from({ length: 7 }, (_, number) => ({ ...comment, text: `Yorum ${number}` })))
    .execute()
})
afterAll(async () => {
  await api.stop()
  await copy.drop()
})

// The statement count is fixed because every product page pays for each of them, and the session of the caller must not
// add one.
it('runs two database queries: one for product, shop and comments, one for related products', async () => {
  await visitor.ask(getProductPage, { query: { productId: 2 } })
  asked.length = 0
  const page = await visitor.ask(getProductPage, { query: { productId: 1 } })
  expect(asked).toHaveLength(2)
  expect(page.related.map(({ id }) => id)).toEqual([2])
})

it('says how many comments there are beyond those it shows', async () => {
  const { comments } = await visitor.ask(getProductPage, { query: { productId: 1 } })
  const query = { productId: 1, limit: 5, offset: 0, order: 'date_desc' } as const
  expect(comments).toEqual(await visitor.ask(getProductComments, { query }))
  expect([comments.result.length, comments.result_count]).toEqual([5, 7])
})
