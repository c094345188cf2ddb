import {
  cancelCalls,
  getCart,
  getProductPage,
  getRefund,
  getSearch,
  getTrack,
  postAccessToken,
  postBuyBackStatus,
  postCalculatePrice,
  postOfferApprove,
} from '@market/contract'
import { settleRefunds } from '@market/commerce'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDevices } from '../demo/add-devices.ts'
import { settlePorts } from '../refunds/settle-ports.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertNamedProduct } from '../testing/insert-named-product.ts'
import { rebuildSearchWords } from '../catalog/search/words/rebuild-search-words.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readStock } from '../testing/read-stock.ts'
import { turnOnSecondStep } from '../testing/turn-on-second-step.ts'
import { makeShopper } from '../testing/shopper.ts'
import { doInOffice } from './run-office.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ mode: 'production', simulated: new Set(['bank']) })
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

async function office(...args: readonly string[]): Promise<string> {
  const done = await doInOffice(api.deps, args, api.provider)
  return done.ok ? done.value : `refused: ${done.failure}`
}

it('lifts the second step of a member who lost phone and codes, and tells them', async () => {
  const member = await insertMember(api)
  const owner = await makeVisitor(api.url, member.credentials)
  expect(await office('lift-second-step', member.email)).toMatch(/^refused: No member/)
  await turnOnSecondStep(api, owner, member.password)
  expect((await owner.call(postAccessToken, { body: member.credentials })).status).toBe(422)
  expect(await office('lift-second-step', 'kimse@ornek.test')).toMatch(/^refused: No member/)
  expect(await office('lift-second-step', ` ${member.email.toUpperCase()} `)).toContain('without a second step')
  expect((await owner.call(postAccessToken, { body: member.credentials })).status).toBe(200)
  const { db } = api.deps
  const mails = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', member.email)
    .orderBy('created_at')
    .execute()
  expect(mails.filter(({ subject }) => subject.includes('doğrulama kaldırıldı'))).toHaveLength(1)
  const log = await db.selectFrom('office_log').select(['command', 'done']).orderBy('id', 'desc').limit(1).execute()
  expect(log).toEqual([{ command: expect.stringMatching(/^lift-second-step/), done: true }])
  const events = await db.selectFrom('security_log').select('event').where('who', '=', member.id).execute()
  expect(events.map(({ event }) => event)).toContain('second-step-off')
})

it('takes a parcel to its buyer and back, and the money follows', async () => {
  const { credentials } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  await shopper.add(1, 2)
  const number = await completeCardOrder(api, shopper)
  const left = await readStock(api.deps.db, 1)
  expect(await office('waiting')).toMatch(new RegExp(`^hand-over ${number} 1 <tracking number>    Deneme Mağazası 1, `))
  expect(await office('deliver', number, '1')).toMatch(/^refused: Order .* has no parcel of shop 1 that is on its way/)
  expect(await office('hand-over', number, '1', 'TR', '123')).toContain('on its way as TR 123')
  expect(await office('hand-over', number, '1', 'TR', '124')).toMatch(/^refused/)
  expect(await office('waiting')).toMatch(new RegExp(`^take-out ${number} 1    Deneme Mağazası 1, `))
  expect(await office('deliver', number, '1', '123456')).toMatch(/^refused: .* out for delivery/)
  expect(await office('take-out', number, '1')).toContain('is out for delivery')
  expect(await office('take-out', number, '1')).toMatch(/^refused/)
  expect(await office('waiting')).toMatch(new RegExp(`^deliver ${number} 1 <code>    Deneme Mağazası 1, `))
  const track = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
  const code = track.shops[0]?.hand_over_code ?? ''
  expect(await office('deliver', number.toLowerCase(), '1', code)).toContain('is delivered')
  expect(await office('waiting')).toBe('Nothing waits.')
  const { shops } = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
  expect(shops[0]).toMatchObject({ status: 'delivered', tracking_no: 'TR 123' })

  const body = { order_id: number, items: [{ product_id: 1, quantity: 2, reason_id: 11 }] }
  const { return_code } = await shopper.ask(cancelCalls.postAction, { body })
  expect(await office('receive', 'IADE00000000')).toMatch(/^refused/)
  expect(await office('waiting')).toMatch(new RegExp(`^hand-in ${return_code}    asked for on `))
  expect(await office('hand-in', 'IADE00000000')).toMatch(/^refused/)
  expect(await office('hand-in', (return_code ?? '').toLowerCase())).toContain('is handed in')
  expect(await office('waiting')).toMatch(new RegExp(`^receive ${return_code}    asked for on `))
  expect(await office('receive', return_code ?? '')).toContain('is received')
  expect(await readStock(api.deps.db, 1)).toBe(left + 2)
  await settleRefunds(settlePorts(api.deps, api.provider))
  expect((await shopper.ask(getRefund, { params: { order_id: number } })).refunds).toMatchObject([
    { status: 'refunded' },
  ])
  expect(await office('audit-books')).toBe('The books agree.')
})

it('pays for a device when a person has seen it and approved the payment', async () => {
  await addDevices(api.deps.db)
  const { credentials } = await insertMember(api)
  const seller = await makeVisitor(api.url, credentials)
  const params = { service: 'delta' } as const
  const offer = await seller.ask(postCalculatePrice, { params, body: await describeDevice(seller, 'delta') })
  await seller.ask(postOfferApprove, { params, body: { offer_id: offer.offer_id, ...sellerWire } })
  const status = async () =>
    (await seller.ask(postBuyBackStatus, { params, body: { offer_id: offer.offer_id } })).status
  const { cargo_code } = await api.deps.db
    .selectFrom('device_sales')
    .select('cargo_code')
    .where('offer_id', '=', offer.offer_id)
    .executeTakeFirstOrThrow()
  expect(await office('pay-device', cargo_code)).toMatch(/^refused/)
  expect(await office('waiting')).toContain(`inspect ${cargo_code}    `)
  expect(await office('inspect', cargo_code)).toContain('is inspected')
  expect(await status()).toBe('inspected')
  expect(await office('waiting')).toContain(`pay-device ${cargo_code}    `)
  expect(await office('pay-device', cargo_code)).toContain('is paid')
  expect(await status()).toBe('paid')
  expect(await office('pay-device', cargo_code)).toMatch(/^refused/)
})

it('sets stock and price, with the price before kept', async () => {
  const shopper = await makeShopper(api)
  expect(await office('set-stock', '1', '7')).toBe('Product 1 has 7 pieces on sale.')
  expect(await readStock(api.deps.db, 1)).toBe(7)
  expect(await office('set-stock', '1', '7', '101')).toMatch(/^refused: Product 1 has the choices \(none\)/)
  expect(await office('set-stock', '99', '7')).toBe('refused: There is no product 99.')
  expect(await office('set-price', '1', 'much')).toMatch(/^refused: "much" is no price/)
  expect(await office('set-price', '1', '59,90')).toBe('Product 1 costs 59,90 TL.')
  expect((await shopper.ask(getProductPage, { query: { productId: 1 } })).product.price).toBe(59.9)
})

it('says which words mean the same, and searches follow', async () => {
  await insertNamedProduct(api.deps.db, { id: 40, name: 'Kalın Şalvar', brand: 'Lavin', category: 'pantolon' })
  await rebuildSearchWords(api.deps.db)
  const shopper = await makeShopper(api)
  const search = async (query: string) =>
    (await shopper.ask(getSearch, { query: { q: query } })).results.map(({ id }) => id)
  /** The first search after a minute loads the words again; later searches use them. */
  const found = async (query: string) => {
    api.advance(61_000)
    await search(query)
    return expect.poll(() => search(query))
  }
  expect(await search('zıvga')).not.toContain(40)
  expect(await office('synonyms', 'zıvga')).toBe('refused: Nothing means the same as "zıvga".')
  const row = /^(\d+): zıvga = şalvar\. /.exec(await office('add-synonyms', 'zıvga = şalvar'))?.[1] ?? ''
  await (await found('zıvga')).toEqual([40])
  expect(await office('add-synonyms', 'ŞALVAR=Zıvga')).toBe(`refused: That is row ${row}: zıvga = şalvar already.`)
  expect(await office('synonyms', 'Zivga')).toBe(`${row}: zıvga = şalvar`)
  expect(await office('end-synonyms', row)).toContain('holds no longer')
  expect(await office('end-synonyms', row)).toMatch(/^refused: There is no row/)
  await (await found('zıvga')).not.toContain(40)

  expect(await office('add-synonyms', 'köylük', '>', 'şalvar,', 'yemeni')).toContain('köylük > şalvar, yemeni. ')
  await (await found('köylük')).toEqual([40])
  for (const nonsense of ['zıvga', 'zıvga = ', '> şalvar', 'zıvga > ', '= = ='])
    expect(await office('add-synonyms', nonsense)).toMatch(/^refused: Say words/)
})

it('is not done without being written down', async () => {
  const { db } = api.deps
  const stock = () => readStock(db, 1)
  const before = await stock()
  await sql`alter table office_log rename to office_log_gone`.execute(db)
  await expect(office('set-stock', '1', '77')).rejects.toThrow('office_log')
  await sql`alter table office_log_gone rename to office_log`.execute(db)
  expect(await stock()).toBe(before)
  expect(await office('set-stock', '1', '77')).toContain('77 pieces')
  expect(await stock()).toBe(77)
})

it('shows a comment again that was refused and changed, once, and counts its stars', async () => {
  const { db, clock } = api.deps
  const stars = async () =>
    (await db.selectFrom('products').select('rating_counts').where('id', '=', 1).executeTakeFirstOrThrow())
      .rating_counts
  const before = await stars()
  const { id } = await db
    .insertInto('comments')
    .values({
      product_id: 1,
      name: 'A. B.',
      rating: 4,
      text: 'Şimdi\nuygun',
      status: 'waiting',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await office('waiting')).toContain(`publish-comment ${id}    or refuse-comment ${id} <reason>: Şimdi uygun`)
  expect(await office('publish-comment', String(id))).toBe(`Comment ${id} is published.`)
  expect(await office('publish-comment', String(id))).toBe(`refused: There is no comment ${id} that waits.`)
  expect(await stars()).toEqual(before.map((count, at) => (at === 3 ? count + 1 : count)))
})

it('takes a comment off its page, and writes down all that was done', async () => {
  const { db } = api.deps
  const { id } = await db
    .insertInto('comments')
    .values({ product_id: 1, name: 'A. B.', rating: 1, text: 'Kötü sözler', created_at: api.deps.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await office('refuse-comment', String(id), 'Hakaret', 'içeriyor')).toBe(`Comment ${id} is refused.`)
  expect(await office('refuse-comment', String(id), 'Hakaret')).toMatch(/^refused/)
  const row = await db.selectFrom('comments').select(['status', 'refusal']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'refused', refusal: 'Hakaret içeriyor' })
  const log = await db.selectFrom('office_log').select(['command', 'done']).orderBy('id', 'desc').limit(2).execute()
  expect(log).toEqual([
    { command: `refuse-comment ${id} Hakaret`, done: false },
    { command: `refuse-comment ${id} Hakaret içeriyor`, done: true },
  ])
})

it('starts a campaign or a coupon for days, names what holds, and ends it', async () => {
  expect(await office('promotions')).toMatch(/^refused: There is no campaign/)
  for (const wrong of [
    ['Bahar', 'Bahar', '%10', '30'],
    ['bahar', 'Bahar', '2al3', '30'],
    ['bahar', 'Bahar', '%0', '30'],
    ['bahar', 'Bahar', '%10', '0'],
    ['bahar', 'Bahar', '%10', '30', 'uses=5'],
    ['bahar', 'Bahar', '%10', '30', 'shop=99'],
    ['bahar', 'Bahar', '%10', '30', 'belki'],
  ])
    expect(await office('add-promotion', ...wrong)).toMatch(/^refused/)
  expect(await office('add-promotion', 'bahar', 'Baharda %10', '%10/100', '30', 'from=500')).toMatch(
    /^bahar holds until/,
  )
  expect(await office('add-promotion', 'uc', '3 al 2 öde', '3al2', '7', 'from=1000')).toMatch(/^refused: .*no minimum/)
  expect(await office('add-promotion', 'uc', '3 al 2 öde', '3al2', '7', 'each=1')).toMatch(/^refused: .*coupon/)
  expect(await office('add-promotion', 'uc', '3 al 2 öde', '3al2', '7', 'products=1,99')).toMatch(/^refused: .* 99\./)
  expect(await office('add-promotion', 'uc', '3 al 2 öde', '3al2', '7', 'shop=1', 'products=1')).toMatch(/^uc holds/)
  expect(await office('add-promotion', 'elli', '50 TL kupon', '50', '7', 'coupon', 'uses=10')).toMatch(/^elli holds/)
  expect(await office('add-promotion', 'elli', 'Başka', '50', '7')).toMatch(/^refused: There is a row elli/)
  expect(await office('promotions')).toMatch(
    /bahar: .*\nelli: 50 TL kupon, coupon of the market until .*, 0 of 10 used\nuc: .*shop 1/,
  )
  const shopper = await makeShopper(api)
  await shopper.add(1, 3)
  expect((await shopper.ask(getCart)).promotions.map(({ id }) => id)).toEqual(['bahar', 'uc'])
  expect(await office('end-promotion', 'bahar')).toContain('holds no longer')
  expect(await office('end-promotion', 'bahar')).toMatch(/^refused/)
  expect((await shopper.ask(getCart)).promotions.map(({ id }) => id)).toEqual(['uc'])
  await office('end-promotion', 'uc')
})
