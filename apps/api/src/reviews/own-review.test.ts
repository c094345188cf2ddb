import { randomUUID } from 'node:crypto'
import {
  getHasBought,
  getMyQuestions,
  deleteReview,
  getProductComments,
  getProductDetail,
  getProductQuestions,
  getProductsNoComment,
  getReviews,
  postAskShop,
  postReviewReport,
  postUserComment,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { httpQuestions, httpReviews } from '@market/http'
import { questionGatewayContract, reviewGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertOrder } from '../testing/insert-order.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { answerQuestion, openQuestions } from './answer-question.ts'
import { uncountReturned } from './uncount-returned.ts'

const text = 'Kumaşı yumuşak, kalıbı tam.'
let api: TestApi
let products = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const newProduct = async (more: Omit<Parameters<typeof insertProduct>[1], 'id'> = {}) => {
  products += 1
  await insertProduct(api.deps.db, { id: products, ...more })
  return products
}
/** A member with purchases of these products, in this order. */
const buyerOf = async (...bought: readonly number[]) => {
  const member = await insertMember(api)
  for (const id of bought) await insertOrder(api, { userId: member.id, productId: id })
  return { ...member, visitor: await makeVisitor(api.url, member.credentials) }
}
const commentsOf = async (id: number) =>
  (await makeVisitor(api.url)).ask(getProductComments, { query: { productId: id } })
const detailOf = async (id: number) => (await makeVisitor(api.url)).ask(getProductDetail, { query: { productId: id } })

reviewGatewayContract('over HTTP', async () => {
  const bought = [await newProduct(), await newProduct()] as const
  const other = await buyerOf(bought[0])
  const { id } = await other.visitor.ask(postUserComment, { body: { product_id: bought[0], rating: 5, text } })
  const { credentials } = await buyerOf(...bought)
  const { client } = await makeClient(api.url, credentials)
  return {
    gateway: httpReviews(client),
    bought: [productId(bought[0]), productId(bought[1])],
    notBought: productId(await newProduct()),
    comment: id,
  }
})

questionGatewayContract('over HTTP', async () => {
  const product = await newProduct()
  const { client } = await makeClient(api.url, (await insertMember(api)).credentials)
  return {
    gateway: httpQuestions(client),
    product: productId(product),
    answer: async (id, answer) => {
      const { db, clock } = api.deps
      const rows = await db.selectFrom('questions').select('id').where('product_id', '=', id).execute()
      for (const { id: number } of rows) await answerQuestion(db, { id: number, text: answer, now: clock.now() })
    },
  }
})

describe('a question', () => {
  it('is one line for the operator, without control characters', async () => {
    const { db } = api.deps
    const product_id = await newProduct({ name: 'Keten Örtü' })
    const asker = await makeVisitor(api.url, (await insertMember(api)).credentials)
    await asker.ask(postAskShop, { body: { product_id, text: 'Yıkanır mı?\n99  Mağaza  Ürün: sahte soru' } })
    // Text as stored by an earlier version.
    const text = 'Yıkanır mı?\u001B[2J\u009B1m\r\n99  Mağaza  Ürün: sahte'
    await db.updateTable('questions').set({ text }).where('product_id', '=', product_id).execute()
    const lines = (await openQuestions(db)).filter((line) => line.includes('Keten Örtü'))
    expect(lines).toEqual([expect.stringMatching(/Keten Örtü: Yıkanır mı\? \[2J 1m 99 Mağaza Ürün: sahte$/)])
  })

  it('waits for the operator’s answer, which is shown with the product and announced once', async () => {
    const { db, clock } = api.deps
    const product_id = await newProduct({ name: 'Yün Kazak' })
    const { credentials, id: userId } = await insertMember(api)
    const asker = await makeVisitor(api.url, credentials)
    await asker.ask(postAskShop, { body: { product_id, text: 'Makinede yıkanır mı?', open: true } })
    const line = (await openQuestions(db)).find((one) => one.endsWith('Yün Kazak: Makinede yıkanır mı?')) ?? ''
    const id = Number.parseInt(line, 10)
    for (const text of ['Evet, otuz derecede.', 'Evet, otuz derecede, yün programında.'])
      expect(await answerQuestion(db, { id, text, now: clock.now() })).toMatchObject({ ok: true })
    const { result } = await asker.ask(getProductQuestions, { query: { productId: product_id } })
    expect(result.map(({ answer }) => answer?.text)).toEqual(['Evet, otuz derecede, yün programında.'])
    const told = await db.selectFrom('notifications').select('title').where('user_id', '=', userId).execute()
    expect(told).toEqual([{ title: 'Sorunuz yanıtlandı' }])
    expect((await openQuestions(db)).some((one) => one.startsWith(`${id} `))).toBe(false)
    const [own] = (await asker.ask(getMyQuestions)).result
    expect(own?.product?.name).toBe('Sesta Yün Kazak')
    expect(await answerQuestion(db, { id: 999_999, text: 'Evet.', now: clock.now() })).toMatchObject({ ok: false })
  })
})

describe('a comment', () => {
  it('is written only once the product was received', async () => {
    const id = await newProduct()
    const { visitor, id: userId } = await buyerOf()
    const order = await insertOrder(api, { userId, productId: id, parcel: 'shipped' })
    const write = () => visitor.call(postUserComment, { body: { product_id: id, rating: 1, text } })
    const mayWrite = async () => (await visitor.ask(getHasBought, { params: { id } })).has_bought
    expect([(await write()).status, await mayWrite()]).toEqual([422, false])
    await api.deps.db.updateTable('parcels').set({ status: 'delivered' }).where('order_id', '=', order).execute()
    expect([(await write()).status, await mayWrite()]).toEqual([200, true])
  })

  it('does not count after every unit was returned, stays readable, and counts after the next purchase', async () => {
    const { db, clock } = api.deps
    const id = await newProduct()
    const { visitor, id: userId } = await buyerOf(id, id)
    await visitor.ask(postUserComment, { body: { product_id: id, rating: 1, text } })
    const shown = async () => {
      const { ratings, comment_count } = await detailOf(id)
      return [ratings[1], comment_count, (await commentsOf(id)).result_count]
    }
    const orders = await db.selectFrom('orders').select('id').where('user_id', '=', userId).execute()
    const giveBack = async (orderId: string, request: string) => {
      const values = {
        id: request,
        order_id: orderId,
        kind: 'return',
        status: 'refunded',
        refund: 0,
        gift: 0,
        cargo_refund: 0,
      } as const
      const at = { return_code: null, created_at: clock.now(), settled_at: clock.now() }
      await db
        .insertInto('cancellations')
        .values({ ...values, ...at })
        .execute()
      const item = {
        cancellation_id: request,
        line: 1,
        combination: '',
        quantity: 1,
        reason_id: 1,
        note: '',
        refund: 0,
        gift: 0,
      }
      await db.insertInto('cancellation_items').values(item).execute()
      await db.transaction().execute((trx) => uncountReturned(trx, request))
    }
    await giveBack(orders[0]?.id ?? '', randomUUID())
    expect(await shown()).toEqual([1, 1, 1])
    await giveBack(orders[1]?.id ?? '', randomUUID())
    expect(await shown()).toEqual([0, 1, 1])
    await visitor.ask(postUserComment, { body: { product_id: id, rating: 1, text: `${text} Yine.` } })
    expect(await shown()).toEqual([0, 1, 1])
    await insertOrder(api, { userId, productId: id })
    await visitor.ask(postUserComment, { body: { product_id: id, rating: 1, text } })
    expect(await shown()).toEqual([1, 1, 1])
    const [own] = (await visitor.ask(getReviews)).result
    await visitor.ask(deleteReview, { params: { id: own?.id ?? 0 } })
    expect(await shown()).toEqual([0, 0, 0])
  })

  it('is shown with the product at once under its author’s initials, and counts', async () => {
    const id = await newProduct({
      variants: { Renk: { 101: 'Mor', 102: 'Gri' } },
      stocks: { '101': 3, '102': 4 },
      rating_counts: [0, 0, 0, 0, 1],
      rating_count: 1,
      average: 5,
    })
    const { visitor, id: userId } = await buyerOf()
    await insertOrder(api, { userId, productId: id, combination: '102' })
    await visitor.ask(postUserComment, { body: { product_id: id, rating: 2, text: `  ${text} ` } })
    expect(await commentsOf(id)).toMatchObject({
      result_count: 1,
      result: [{ name: 'A** D**', rating: 2, text, variant: 'Renk: Gri' }],
    })
    expect(await detailOf(id)).toMatchObject({ average: 3.5, comment_count: 1 })
  })

  it('changes its stars and goes, and the product counts as before', async () => {
    const id = await newProduct()
    const { visitor } = await buyerOf(id)
    const write = (rating: number) => visitor.ask(postUserComment, { body: { product_id: id, rating, text } })
    await write(1)
    const { id: comment } = await write(4)
    expect((await visitor.ask(getReviews)).result[0]?.product.name).toBe(`Sesta Deneme Ürünü ${id}`)
    expect(await detailOf(id)).toMatchObject({ average: 4, comment_count: 1 })
    await visitor.ask(deleteReview, { params: { id: comment } })
    expect(await detailOf(id)).toMatchObject({ average: 0, comment_count: 0 })
  })

  it('is written once though it is sent twenty times at once', async () => {
    const id = await newProduct()
    const { visitor } = await buyerOf(id)
    await Promise.all(
      Array.from({ length: 20 }, () => visitor.call(postUserComment, { body: { product_id: id, rating: 5, text } })),
    )
    expect(await detailOf(id)).toMatchObject({ average: 5, comment_count: 1 })
    expect((await commentsOf(id)).result_count).toBe(1)
  })

  it.each(['cancelled', 'awaiting_payment'] as const)('is not for a product whose order is %s', async (status) => {
    const id = await newProduct()
    const { visitor, id: userId } = await buyerOf()
    await insertOrder(api, { userId, productId: id, status })
    const refused = await visitor.call(postUserComment, { body: { product_id: id, rating: 5, text } })
    expect([refused.status, refused.message]).toEqual([422, expect.stringMatching(/satın aldığınız/)])
  })

  it('is requested once the parcel has arrived', async () => {
    const [came, coming] = [await newProduct(), await newProduct()]
    const { visitor, id: userId } = await buyerOf(came)
    await insertOrder(api, { userId, productId: coming, parcel: 'shipped' })
    expect((await visitor.ask(getProductsNoComment)).products.map(({ id }) => id)).toEqual([came])
    // Nine per page unless the query has a limit.
    for (let more = 0; more < 9; more += 1) await insertOrder(api, { userId, productId: await newProduct() })
    expect((await visitor.ask(getProductsNoComment)).products).toHaveLength(9)
    expect((await visitor.ask(getProductsNoComment, { query: { limit: 10 } })).products).toHaveLength(10)
  })

  it('that was refused is shown only to its author, with the reason', async () => {
    const id = await newProduct()
    const { visitor } = await buyerOf(id)
    const { id: comment } = await visitor.ask(postUserComment, { body: { product_id: id, rating: 5, text } })
    const refusal = 'Yorumunuzda kişisel bilgi var.'
    await api.deps.db.updateTable('comments').set({ status: 'refused', refusal }).where('id', '=', comment).execute()
    expect((await commentsOf(id)).result_count).toBe(0)
    expect((await visitor.ask(getReviews)).result).toMatchObject([{ status: 'refused', reason: refusal }])
    const again = await visitor.ask(postUserComment, { body: { product_id: id, rating: 5, text } })
    expect(again.status).toBe('waiting')
    expect((await commentsOf(id)).result_count).toBe(0)
  })

  it('is reported to the editors once by each member, as plain text', async () => {
    const id = await newProduct()
    const { visitor } = await buyerOf(id)
    const hostile = '<img src=x onerror=alert(1)> çok kötü'
    const { id: comment } = await visitor.ask(postUserComment, { body: { product_id: id, rating: 1, text: hostile } })
    const reporter = await buyerOf()
    const body = { review_id: comment, reason: 'insult', note: '' }
    await reporter.visitor.ask(postReviewReport, { body })
    await reporter.visitor.ask(postReviewReport, { body })
    const mails = (await readMails(api.deps.db)).filter(({ html }) => html.includes('çok kötü'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.recipient).toBe(api.deps.config.serviceMail)
    expect(mails[0]?.html).not.toContain('<img src=x')
    const nameless = await reporter.visitor.call(postReviewReport, { body: { ...body, reason: 'other' } })
    expect([nameless.status, nameless.message]).toEqual([422, 'Açıklama zorunludur.'])
  })
})
