import {
  addToCart,
  getCart,
  getInitPayment,
  getMe,
  postAccessToken,
  postCreditCard,
  postLastOrder,
  postLogout,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditBooks } from '../office/audit-books.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { sendCall } from '../testing/make-visitor.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTwoApis, type TwoApis } from '../testing/two-apis.ts'

const [lastUnit, plenty] = [9_000_001, 9_000_002]
const seeded = 40

// design.md, "Scale": both servers are stateless. No test below depends on which process answers.
let two: TwoApis
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  two = await startTwoApis({ SEED_PRODUCTS: String(seeded), SMTP_URL: smtp.url })
  const { db } = two.arranging.deps
  await insertShop(db, { id: 9001 })
  await insertProduct(db, { id: lastUnit, shop_id: 9001, brand_id: 1, stocks: { '': 1 } })
  await insertProduct(db, { id: plenty, shop_id: 9001, brand_id: 1, stocks: { '': 1000 } })
})
afterAll(async () => {
  await two.stop()
  await smtp.stop()
})

const urls = () => two.processes.map(({ url }) => url)
/** The processes' addresses in turn. */
const urlOf = (turn: number) => urls()[turn % 2] ?? ''

describe('two processes on one PostgreSQL', () => {
  it('fill an empty database once', async () => {
    const { db } = two.arranging.deps
    const count = async (table: 'products' | 'users' | 'sliders' | 'polls') =>
      Number((await db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirstOrThrow()).rows)
    expect(await count('products')).toBe(seeded + 2)
    // Two demo members, and three askers of demo questions.
    expect(await count('users')).toBe(5)
    expect(await count('polls')).toBe(1)
    const { rows } = await db
      .selectFrom('orders')
      .select(db.fn.count('id').distinct().as('rows'))
      .where('user_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBeGreaterThan(0)
  })

  it('show one cart', async () => {
    const { bearer } = await makeShopper(two.arranging)
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { product_id: plenty, num: 1, attr_id: '' }
      expect((await sendCall(urlOf(turn), bearer, addToCart, { body })).status).toBe(200)
      const { data } = await sendCall(urlOf(turn + 1), bearer, getCart)
      expect(data.shops[0]?.shop_items[0]?.num).toBe(turn + 1)
    }
  })

  it('sell the last unit once', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeShopper(two.arranging)))
    for (const buyer of buyers) await buyer.add(lastUnit)
    const wishes = await Promise.all(buyers.map((buyer) => buyer.wish()))
    const statuses = await Promise.all(
      buyers.map(async ({ bearer }, turn) => {
        const { status } = await sendCall(urlOf(turn), bearer, postCreditCard, { body: wishes[turn] })
        return status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(11)
    expect(await readStock(two.arranging.deps.db, lastUnit)).toBe(0)
  })

  // security.md 5.
  it('do a repeated write once, wherever the repetition goes', async () => {
    const shopper = await makeShopper(two.arranging)
    await shopper.add(plenty, 2)
    const body = await shopper.wish()
    const send = (turn: number) =>
      sendCall(urlOf(turn), shopper.bearer, postCreditCard, { body }, { 'idempotency-key': 'iki-surec-0001' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => send(turn)))
    expect(answers[0]?.status).toBe(200)
    // Each process has its own bank, so the page's address differs; order and payment are the same.
    const told = ({ order_id, payment_id }: (typeof answers)[number]['data']) => ({ order_id, payment_id })
    for (const { status, data } of answers)
      expect({ status, ...told(data) }).toEqual({ status: 200, ...told(answers[0]?.data ?? data) })
    expect(await readOrders(two.arranging.deps.db, shopper.email)).toHaveLength(1)
  })

  // security.md 16.
  it('refuse a token at once after a logout at the other process', async () => {
    for (const turn of [0, 1]) {
      const { bearer } = await makeShopper(two.arranging)
      for (const url of urls()) expect((await sendCall(url, bearer, getInitPayment)).status).not.toBe(401)
      expect((await sendCall(urlOf(turn), bearer, postLogout)).status).toBe(200)
      expect((await sendCall(urlOf(turn + 1), bearer, getCart)).status).toBe(401)
    }
  })

  it('accept a token at once after a login at the other process', async () => {
    const member = await insertMember(two.arranging)
    const { data } = await sendCall(urlOf(0), undefined, postAccessToken, { body: member.credentials })
    expect((await sendCall(urlOf(1), data.access_token, getMe)).data).toMatchObject({ email: member.email })
  })

  // security.md 21.
  it('count failures together', async () => {
    const member = await insertMember(two.arranging)
    const body = { username: member.email, password: 'Yanlis-Parola-1' }
    const attempt = async (turn: number) => (await sendCall(urlOf(turn), undefined, postAccessToken, { body })).status
    const statuses = []
    for (let turn = 0; turn < 12; turn += 1) statuses.push(await attempt(turn))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
  })

  it('send each mail once', async () => {
    const { db, clock } = two.arranging.deps
    const subjects = Array.from({ length: 40 }, (_, index) => `Deneme postasi ${index}`)
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      for (const subject of subjects)
        await writeMail(trx, { recipient: 'a@ornek.com', subject, html: 'x', text: 'x' }, now)
    })
    const left = async () => (await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length
    await expect.poll(left, { timeout: 30_000 }).toBe(0)
    const sent = smtp.received.map(({ data }) => /^Subject: (Deneme.*)$/m.exec(data)?.[1]?.trim())
    expect(sent.filter((subject) => subject !== undefined).toSorted()).toEqual(subjects.toSorted())
  })

  // security.md 48, 53. Both processes ask the bank about open payments as soon as they start.
  it('settle once what both left open', async () => {
    const { db, clock } = two.arranging.deps
    const shopper = await makeShopper(two.arranging)
    await shopper.add(plenty)
    const { order_id, payment_id, redirect_url } = await shopper.start('stranded')
    await confirmAtBank(two.arranging, redirect_url)
    const earlier = new Date(clock.now().getTime() - 5 * 60_000)
    await db.updateTable('payments').set({ created_at: earlier }).where('id', '=', payment_id).execute()

    await two.restart()
    const lastOrder = async () =>
      (await sendCall(urlOf(0), shopper.bearer, postLastOrder, { body: {} })).data.last_order_id
    await expect.poll(lastOrder, { timeout: 20_000 }).toBe(order_id)
    const mailed = () => smtp.received.filter(({ recipients }) => recipients.includes(shopper.email)).length
    await expect.poll(mailed, { timeout: 20_000 }).toBe(1)
    // security.md 59. After all of the above.
    expect(await auditBooks(db)).toEqual([])
  })
})
