import { keptTables, ownedTables } from '@market/database'
import {
  addToCart,
  postAccountExport,
  getMe,
  getPoll,
  getProductComments,
  getReviewLike,
  getUserFavorites,
  postAddress,
  postAskShop,
  postCalculatePrice,
  postDeleteAccount,
  postDeletionCode,
  postExportCode,
  postAlarm,
  postFollowedShop,
  postOfferApprove,
  postPoll,
  postReviewReport,
  postSetTc,
  postShopApplication,
  postUpdatePhone,
  postUserComment,
  putGift,
  putMe,
  putUserFavorites,
  sendGuestCode,
} from '@market/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPoll } from '../../demo/add-poll.ts'
import { addDevices } from '../../demo/add-devices.ts'
import { describeDevice, sellerWire } from '../../testing/describe-device.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { insertOrder } from '../../testing/insert-order.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeVisitor } from '../../testing/make-visitor.ts'
import { offerApplications, sellerForm } from '../../testing/seller-form.ts'
import { readMails } from '../../testing/read-mails.ts'
import { deliverOutbox } from '../../platform/mail/deliver-outbox.ts'
import { makeTransport } from '../../platform/mail/make-transport.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  for (const id of [1, 2]) await insertProduct(api.deps.db, { id })
  await addDevices(api.deps.db)
  await addPoll(api.deps.db, api.deps.clock.now())
  await offerApplications(api.deps.db)
})
afterAll(() => api.stop())

const nationalId = '10000000146'
/** Words of this member's texts and data that occur nowhere else. */
const traces = [
  'Benzersizad',
  'Kimsesoyad',
  '5417778899',
  nationalId,
  'zambak kokulu',
  'lale desenli',
  'Gizemli Sokak',
  'menekşe notu',
]

const names = traces.slice(0, 3)

/** A member with data in every table that stores something about members. */
async function busyMember() {
  const other = await insertMember(api)
  await insertOrder(api, { userId: other.id, productId: 1 })
  const stranger = await makeVisitor(api.url, other.credentials)
  const { id: comment } = await stranger.ask(postUserComment, {
    body: { product_id: 1, rating: 5, text: 'Kumaşı yumuşak.' },
  })
  const member = await insertMember(api)
  const visitor = await makeVisitor(api.url, member.credentials)
  const names = { first_name: 'Benzersizad', last_name: 'Kimsesoyad' }
  await visitor.ask(putMe, { body: { ...names, newsletter: true, insider_contact_list: true } })
  await visitor.ask(postUpdatePhone, { body: { phone: '05417778899' } })
  await visitor.ask(postSetTc, { body: { tc: '10000000146' } })
  await visitor.ask(postAddress, { body: { ...homeAddress, address: 'Gizemli Sokak No: 5' } })
  await insertOrder(api, { userId: member.id, productId: 2 })
  await visitor.ask(postUserComment, { body: { product_id: 2, rating: 2, text: 'Gerçekten zambak kokulu.' } })
  await visitor.ask(postAskShop, { body: { product_id: 1, text: 'Bunun lale desenli olanı var mı?' } })
  await visitor.ask(getReviewLike, { query: { reviewId: comment } })
  await visitor.ask(postReviewReport, { body: { review_id: comment, reason: 'insult', note: '' } })
  await visitor.ask(postFollowedShop, { body: { shop_id: 1 } })
  const awaited = { product_id: 1, kind: 'price', target: 80 } as const
  await visitor.ask(postAlarm, { body: awaited }, { 'idempotency-key': 'alarm-anahtari' })
  const [list] = (await visitor.ask(getUserFavorites)).lists
  await visitor.ask(putUserFavorites, {
    params: { slug: list?.collection_slug ?? '' },
    body: { add: { product_id: 1 } },
  })
  const { poll } = await visitor.ask(getPoll)
  const answers = [{ question: 1, option: 1, text: '' }]
  await visitor.ask(postPoll, { body: { poll_id: poll?.id ?? 0, answers } }, { 'idempotency-key': 'anket-anahtari' })
  const sold = { service: 'delta' } as const
  const { offer_id } = await visitor.ask(postCalculatePrice, {
    params: sold,
    body: await describeDevice(visitor, 'delta'),
  })
  await visitor.ask(postOfferApprove, { params: sold, body: { offer_id, ...sellerWire } })
  await visitor.ask(addToCart, { body: { product_id: 1, num: 2 } })
  const gift = { wrapped: true, note: 'Bir menekşe notu', prices_hidden: true }
  await visitor.ask(putGift, { body: { product_id: 1, gift } }, { 'idempotency-key': 'hediye-anahtari' })
  const applied = { official_mail: member.email, official_phone: '05417778899', official_last_name: 'Kimsesoyad' }
  await visitor.ask(postShopApplication, { body: await sellerForm(visitor, applied) })
  const guest = await makeVisitor(api.url)
  await guest.ask(sendGuestCode, { body: { email: member.email } })
  await deliverOutbox(api.deps, makeTransport(api.deps.config))
  await visitor.ask(postDeletionCode, { body: {} })
  return { ...member, visitor, comment }
}

/** Messages that the outbox wrote to files in place of sending them. */
function outbox(): readonly string[] {
  const folder = join(api.deps.config.dataDir, 'outbox')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Every row of every table as JSON text, by table. Rows of orders are kept by law. */
async function allRows(): Promise<ReadonlyMap<string, string>> {
  const { db } = api.deps
  const tables = await sql<{ table_schema: string; table_name: string }>`
    select table_schema, table_name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const rows = new Map<string, string>()
  for (const { table_schema, table_name } of tables.rows) {
    const found = await sql<{ all: string | null }>`
      select json_agg(t)::text as all from ${sql.id(table_schema, table_name)} t`.execute(db)
    rows.set(table_name, found.rows[0]?.all ?? '')
  }
  return rows
}

describe('deleting an account', () => {
  it('leaves nothing of the person but the orders and the deeds of devices that were bought', async () => {
    const { visitor, id, email, password, comment } = await busyMember()
    const before = await allRows()
    for (const trace of traces.filter((text) => text !== nationalId))
      expect(
        [...before.values()].some((rows) => rows.includes(trace)),
        trace,
      ).toBe(true)
    expect(outbox().some((written) => written.includes(email))).toBe(true)
    await visitor.ask(postDeleteAccount, { body: { password } })
    const after = await allRows()
    for (const [table, rows] of after) {
      // By law the seller of a device stays in its deed, and only there.
      if (table === 'device_sales') {
        expect(rows).toContain(sellerWire.last_name)
        expect(rows).not.toContain(email)
        continue
      }
      // The goodbye mail has the recipient's address and no other personal data.
      if (table === 'mails') {
        expect(rows).toContain('hesabınız silindi')
        expect(rows).toContain('Süren siparişlerinizi ve iadelerinizi')
        for (const trace of [...traces, id]) expect(rows.includes(trace), `${trace} in ${table}`).toBe(false)
        continue
      }
      for (const trace of [...traces, email]) expect(rows.includes(trace), `${trace} in ${table}`).toBe(false)
      if (table !== 'orders' && table !== 'carts' && table !== 'rate_limits' && table !== 'security_log')
        expect(rows.includes(id), `the id in ${table}`).toBe(false)
    }
    // A question that was sent without a name stays in the office's mailbox.
    for (const written of outbox())
      for (const trace of [...names, email, id]) expect(written.includes(trace), `${trace} in ${written}`).toBe(false)
    expect((await api.deps.db.selectFrom('orders').select('id').where('owner_id', '=', id).execute()).length).toBe(1)
    const guest = await makeVisitor(api.url)
    expect((await guest.ask(getProductComments, { query: { productId: 2 } })).result_count).toBe(0)
    const [liked] = (await guest.ask(getProductComments, { query: { productId: 1 } })).result
    expect(liked).toMatchObject({ id: comment, like_count: 0 })
    expect((await visitor.call(getMe)).status).toBe(401)
  })

  it('asks for the password, and guesses are counted', async () => {
    const { visitor, password } = await busyMember()
    const guess = async (typed: string) => (await visitor.call(postDeleteAccount, { body: { password: typed } })).status
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('Yanlis-Parola-1')).toBe(422)
    expect(await guess(password)).toBe(429)
    expect((await visitor.call(getMe)).status).toBe(200)
  })

  it('takes a mailed code in place of a password that a member by another provider does not have', async () => {
    const { visitor, email } = await busyMember()
    await visitor.ask(postDeletionCode, { body: {} })
    const mails = await readMails(api.deps.db)
    const code = /kodunuz: (\d{6})/.exec(mails.findLast(({ recipient }) => recipient === email)?.text ?? '')?.[1] ?? ''
    const wrong = await visitor.call(postDeleteAccount, { body: { code: code === '000000' ? '000001' : '000000' } })
    expect([wrong.status, wrong.message]).toEqual([422, expect.stringContaining('Kod hatalı')])
    await visitor.ask(postDeleteAccount, { body: { code } })
    expect((await visitor.call(getMe)).status).toBe(401)
  })

  it('knows every table that belongs to somebody', async () => {
    const columns = await sql<{ table_name: string }>`
      select c.table_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('user_id', 'owner_id')`.execute(
      api.deps.db,
    )
    const known = new Set<string>([...ownedTables.user_id, ...ownedTables.owner_id, ...keptTables])
    expect(columns.rows.map((row) => row.table_name).filter((name) => !known.has(name))).toEqual([])
  })
})

it('the export asks for the password or for its own mailed code, as a stolen session has neither', async () => {
  const { visitor, email } = await busyMember()
  const refusal = async (body: object) => (await visitor.call(postAccountExport, { body })).status
  expect(await refusal({})).toBe(422)
  expect(await refusal({ password: 'Yanlis-Parola-1' })).toBe(422)
  const mailedCode = async () => {
    const mails = await readMails(api.deps.db)
    return /kodunuz: (\d{6})/.exec(mails.findLast(({ recipient }) => recipient === email)?.text ?? '')?.[1] ?? ''
  }
  await visitor.ask(postDeletionCode, { body: {} })
  expect(await refusal({ code: await mailedCode() })).toBe(422)
  await visitor.ask(postExportCode, { body: {} })
  expect((await visitor.ask(postAccountExport, { body: { code: await mailedCode() } })).profile).toMatchObject({
    email,
  })
})

it('the export has all that was written and given, and no secret', async () => {
  const { visitor, password } = await busyMember()
  const answer = await visitor.ask(postAccountExport, { body: { password } })
  const text = JSON.stringify(answer)
  for (const trace of traces) expect(text, trace).toContain(trace)
  expect(answer.profile).toMatchObject({ first_name: 'Benzersizad', newsletter: true })
  expect(answer.parts['security_events']).toContainEqual(expect.objectContaining({ event: 'phone-changed' }))
  expect(answer.parts['orders']).toHaveLength(1)
  expect(answer.parts['device_sales']).toMatchObject([{ device: 'Telva X5 Pro', seller: { iban: sellerWire.iban } }])
  expect(answer.parts['favourites']).toMatchObject([{ list: 'Favori Listem', product: 'Deneme Ürünü 1' }])
  expect(answer.parts['alarms']).toMatchObject([{ product: 'Deneme Ürünü 1', target_kurus: 8_000 }])
  expect(text).not.toContain(password)
  expect(text).not.toContain('argon2')
})
