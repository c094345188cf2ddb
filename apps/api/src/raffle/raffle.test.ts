import {
  postAccountExport,
  getGameProducts,
  getOpenPayments,
  getPaymentTransitionChecks,
  postDeleteAccount,
  postDrawResults,
  postDrawsTicket,
  postMyTickets,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { payAtBank, paymentOf, ticketsLeft, ticketWish } from '../testing/buyer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertRaffle } from '../testing/insert-raffle.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { drawRaffles } from './draw-raffles.ts'
import { payments } from '../wiring/payments.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute
let api: TestApi
let member: Awaited<ReturnType<typeof insertMember>>
let buyer: Visitor
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { db } = api.deps
  await db.deleteFrom('mails').execute()
  // End the raffles of earlier tests.
  await db.updateTable('raffles').set({ drawn_at: api.deps.clock.now(), winners: [] }).execute()
  product += 1
  await insertProduct(db, { id: product })
  await insertRaffle(api, { product_id: product, tickets: 5, member_limit: 3 })
  member = await insertMember(api)
  buyer = await makeVisitor(api.url, member.credentials)
})

const newMember = async () => makeVisitor(api.url, (await insertMember(api)).credentials)
const check = (count: number, who = buyer) =>
  who.call(getPaymentTransitionChecks, { query: { items: `${product}:${count}` } })
const begin = async (count: number, who = buyer, behaviour?: Parameters<typeof ticketWish>[3]) =>
  who.ask(postDrawsTicket, { body: await ticketWish(who, product, count, behaviour) })
const buy = async (count: number, who = buyer) => payAtBank(api, (await begin(count, who)).redirect_url)
const tickets = async (who = buyer) => (await who.ask(postMyTickets, { body: {} })).tickets
const reconcile = () => payments.reconcile(api.deps, api.provider)

describe('the products of raffles', () => {
  it('is listed in pages of 18, the earliest draw first', async () => {
    for (let id = 1001; id <= 1019; id += 1) {
      await insertProduct(api.deps.db, { id })
      await insertRaffle(api, { product_id: id, draw_at: new Date(api.deps.clock.now().getTime() + id * minute) })
    }
    const first = await buyer.ask(getGameProducts, { query: {} })
    expect(first.result_count).toBe(20)
    expect(first.results.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => 1001 + index))
    expect(first.results[0]).toMatchObject({ ticket_price: 25, tickets_left: 100, limit: 10 })
    const second = await buyer.ask(getGameProducts, { query: { page: 2 } })
    expect(second.results.map(({ id }) => id)).toEqual([1019, product])
  })
})

describe('a raffle of a withdrawn product', () => {
  it.each(['products', 'shops'] as const)(
    'sells no more tickets (%s), and is drawn for those that were bought',
    async (table) => {
      const { db } = api.deps
      await buy(1)
      const body = await ticketWish(buyer, product, 1)
      const close = (active: boolean) =>
        db
          .updateTable(table)
          .set({ active })
          .where('id', '=', table === 'products' ? product : 1)
          .execute()
      await close(false)
      expect((await buyer.ask(getGameProducts, { query: {} })).result_count).toBe(0)
      expect(await check(1)).toMatchObject({ status: 409, message: expect.stringMatching(/açık bir çekiliş/) })
      expect((await buyer.call(postDrawsTicket, { body })).status).toBe(409)
      api.advance(2 * week)
      expect(await drawRaffles(api.deps)).toBe(1)
      await close(true)
    },
  )

  it.each(['products', 'shops'] as const)(
    'sells none for money that comes late (%s): it goes back, and is told',
    async (table) => {
      const { db } = api.deps
      const late = await begin(2, buyer, 'silent')
      await confirmAtBank(api, late.redirect_url)
      api.advance(16 * minute)
      await reconcile()
      const close = (active: boolean) =>
        db
          .updateTable(table)
          .set({ active })
          .where('id', '=', table === 'products' ? product : 1)
          .execute()
      await close(false)
      api.advance(6 * minute)
      await reconcile()
      await close(true)
      buyer = await makeVisitor(api.url, member.credentials)
      expect(await paymentOf(buyer, late.payment_id)).toMatchObject({
        status: 'refunded',
        reason: expect.stringMatching(/iade edildi/),
      })
      expect(await tickets()).toEqual([])
      expect(await ticketsLeft(buyer, product)).toBe(5)
      expect((await readMails(db)).at(-1)).toMatchObject({
        recipient: member.email,
        subject: expect.stringMatching(/iade edildi/),
      })
    },
  )
})

describe('tickets', () => {
  it('are reserved before the payment, numbered after it, and sent by mail', async () => {
    const started = await begin(2)
    expect(await tickets()).toEqual([])
    expect(await ticketsLeft(buyer, product)).toBe(3)
    const page = await confirmAtBank(api, started.redirect_url)
    await Promise.all(Array.from({ length: 10 }, () => returnToShop(api, page.back?.fields ?? {})))
    expect(await paymentOf(buyer, started.payment_id)).toMatchObject({ kind: 'raffle', status: 'paid' })
    expect((await tickets()).map(({ number }) => number)).toEqual([2, 1])
    expect(await ticketsLeft(buyer, product)).toBe(3)
    const mails = await readMails(api.deps.db)
    expect(mails).toMatchObject([{ recipient: member.email, text: expect.stringContaining('000001, 000002') }])
  })

  it('are shown only to their member, and are not sold to visitors', async () => {
    await buy(1)
    expect(await tickets(await newMember())).toEqual([])
    const visitor = await makeVisitor(api.url)
    expect((await visitor.call(postMyTickets, { body: {} })).status).toBe(403)
    expect(await check(1, visitor)).toMatchObject({ status: 422, message: expect.stringMatching(/üye girişi/) })
    const body = await ticketWish(buyer, product, 1)
    expect((await visitor.call(postDrawsTicket, { body })).status).toBe(422)
  })

  it('are refused with a message: none, no raffle, too many for one member, too many for the stock', async () => {
    const items = (text: string) => buyer.call(getPaymentTransitionChecks, { query: { items: text } })
    expect(await items('')).toMatchObject({ status: 422, message: expect.stringMatching(/sepetiniz boş/) })
    expect(await items('999999:1')).toMatchObject({ status: 409, message: expect.stringMatching(/açık bir çekiliş/) })
    expect((await items('bir')).status).toBe(422)
    expect(await check(4)).toMatchObject({ status: 409, message: expect.stringMatching(/en fazla 3 bilet/) })
    // Two entries of the same product are added up.
    expect((await items(`${product}:2,${product}:2`)).status).toBe(409)
    await buy(2)
    expect(await check(2)).toMatchObject({ status: 409, message: expect.stringMatching(/en fazla 3 bilet/) })
    await buy(3, await newMember())
    expect((await check(1, await newMember())).message).toMatch(/tükendi/)
  })

  // security.md 12.
  it('are refused if any field was changed, and none is reserved', async () => {
    const body = await ticketWish(buyer, product, 2)
    const tampered: readonly [object, number][] = [
      [{ total: body.total - 0.01 }, 409],
      [{ items: [{ product_id: product, count: 1 }] }, 409],
      [{ items: [] }, 422],
      [{ items: [{ product_id: product, count: 0 }] }, 422],
      [{ items: [{ product_id: product, count: 0.5 }] }, 422],
      [{ items: [{ product_id: product, count: 2, price: 1 }] }, 422],
      [{ contract_accepted: false }, 422],
      [{ contract_version: 'eski' }, 409],
      [{ user_id: '1' }, 422],
    ]
    for (const [change, status] of tampered) {
      const heard = await buyer.call(postDrawsTicket, { body: { ...body, ...change } })
      expect([change, heard.status]).toEqual([change, status])
    }
    expect(await ticketsLeft(buyer, product)).toBe(5)
  })

  it('are on sale again when the bank refuses, and a new attempt replaces a pending one', async () => {
    expect((await buyer.call(postDrawsTicket, { body: await ticketWish(buyer, product, 3, 'no-limit') })).status).toBe(
      422,
    )
    expect(await ticketsLeft(buyer, product)).toBe(5)
    const older = await begin(3)
    const newer = await begin(2)
    expect(await ticketsLeft(buyer, product)).toBe(3)
    expect(await paymentOf(buyer, older.payment_id)).toMatchObject({ status: 'expired' })
    // The replaced attempt is not listed as open.
    expect((await buyer.ask(getOpenPayments)).items).toMatchObject([
      { kind: 'raffle', payment_id: newer.payment_id, state: 'awaiting', continue_url: newer.redirect_url },
    ])
    await payAtBank(api, newer.redirect_url)
    // The older attempt is captured all the same; it exceeds the limit, so its money is refunded.
    await payAtBank(api, older.redirect_url)
    expect(await paymentOf(buyer, older.payment_id)).toMatchObject({
      status: 'refunded',
      reason: expect.stringMatching(/iade edildi/),
    })
    expect(await tickets()).toHaveLength(2)
    expect(await ticketsLeft(buyer, product)).toBe(3)
  })

  it('belong to the member after the reconciler if the browser does not return', async () => {
    const started = await begin(1, buyer, 'stranded')
    await confirmAtBank(api, started.redirect_url)
    api.advance(3 * minute)
    await reconcile()
    expect(await tickets()).toHaveLength(1)
  })

  it('are on sale again if they are not paid within a quarter of an hour', async () => {
    await begin(3)
    api.advance(16 * minute)
    await reconcile()
    expect(await ticketsLeft(buyer, product)).toBe(5)
    expect((await check(3)).status).toBe(200)
  })
})

describe('a draw', () => {
  const draws = async () => (await buyer.ask(postDrawResults, { body: { product_ids: [product] } })).draws

  it('runs once at its time among the paid tickets, and notifies the winner and the office', async () => {
    await buy(3)
    expect(await drawRaffles(api.deps)).toBe(0)
    expect(await draws()).toEqual([])
    await api.deps.db.deleteFrom('mails').execute()
    api.advance(week)
    // Signs in again, since the session has expired.
    buyer = await makeVisitor(api.url, member.credentials)
    expect(await Promise.all([drawRaffles(api.deps), drawRaffles(api.deps)])).toContain(1)
    const drawn = await draws()
    expect(drawn).toMatchObject([{ product_id: product, winners: [expect.any(Number)] }])
    expect([1, 2, 3]).toContain(drawn[0]?.winners[0])
    expect(await drawRaffles(api.deps)).toBe(0)
    expect(await draws()).toEqual(drawn)
    const mails = await readMails(api.deps.db)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([member.email, api.deps.config.serviceMail].sort())
    const late = await newMember()
    expect((await check(1, late)).message).toMatch(/açık bir çekiliş/)
    expect(await ticketsLeft(buyer, product)).toBeUndefined()
  })

  it('waits for tickets that are being paid for, and gives money back that comes after it', async () => {
    await buy(1)
    api.advance(week - minute)
    buyer = await makeVisitor(api.url, member.credentials)
    const paying = await begin(1)
    const other = await newMember()
    const silent = await begin(2, other, 'silent')
    await confirmAtBank(api, silent.redirect_url)
    api.advance(2 * minute)
    expect(await drawRaffles(api.deps)).toBe(0)
    await payAtBank(api, paying.redirect_url)
    api.advance(16 * minute)
    await reconcile()
    expect(await drawRaffles(api.deps)).toBe(1)
    api.advance(6 * minute)
    await reconcile()
    expect(await paymentOf(other, silent.payment_id)).toMatchObject({ status: 'refunded' })
    expect(await tickets()).toHaveLength(2)
    expect(await tickets(other)).toEqual([])
  })

  it('without a ticket has no winner', async () => {
    api.advance(week)
    expect(await drawRaffles(api.deps)).toBeGreaterThan(0)
    buyer = await makeVisitor(api.url)
    expect(await draws()).toEqual([{ product_id: product, winners: [] }])
  })
})

it('tickets go with the account, the purchase stays without a name, and money that comes then goes back', async () => {
  await buy(1)
  const { payment_id, redirect_url } = await begin(1)
  const { parts } = await buyer.ask(postAccountExport, { body: { password: member.password } })
  expect(parts['purchases']).toMatchObject([
    { kind: 'raffle', status: 'paid', total_kurus: 2_500 },
    { status: 'pending' },
  ])
  expect(parts['raffle_tickets']).toMatchObject([{ product: `Deneme Ürünü ${product}`, number: 1 }])
  await buyer.ask(postDeleteAccount, { body: { password: member.password } })
  await payAtBank(api, redirect_url)
  const { db } = api.deps
  expect(await db.selectFrom('raffle_tickets').select('number').where('product_id', '=', product).execute()).toEqual([])
  const row = db.selectFrom('purchases').select(['status', 'user_id']).where('id', '=', payment_id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'refunded', user_id: null })
})
