import {
  addToCart,
  postAccountExport,
  getInitAddress,
  postAddress,
  postCalculatePrice,
  postOfferApprove,
  postSetTc,
  postShopApplication,
} from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDevices } from '../demo/add-devices.ts'
import { doInOffice } from '../office/run-office.ts'
import { dataKeys } from '../platform/config/read-secrets.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertSavedCard } from '../testing/insert-saved-card.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { offerApplications, sellerForm } from '../testing/seller-form.ts'
import { makeShopper } from '../testing/shopper.ts'
import { sealOldRows } from '../wiring/seal-old-rows.ts'
import { runHourlyMaintenance } from '../wiring/start-data.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  await addDevices(api.deps.db)
  await offerApplications(api.deps.db)
})
afterAll(() => api.stop())

const [nationalId, taxNumber] = ['10000000146', '4840847211']
const numbers = [nationalId, taxNumber, sellerWire.iban, sellerWire.tc, '541 999 88 77']

/** All rows as text, as in a dump, except waiting mails. */
async function dump(): Promise<string> {
  const { db } = api.deps
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'bank') and table_name <> 'mails'`.execute(db)
  const parts = await Promise.all(
    tables.rows.map(({ schema, name }) =>
      sql<{ all: string | null }>`select json_agg(t)::text as all from ${sql.id(schema, name)} t`.execute(db),
    ),
  )
  return parts.map(({ rows }) => rows[0]?.all ?? '').join('\n')
}

/** A member with numbers in every table that stores such numbers. */
async function knownMember() {
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  await shopper.ask(postSetTc, { body: { tc: nationalId } })
  const company = {
    type: 2 as const,
    company_name: 'Ihlamur Ltd',
    tax_office: 'Kadıköy',
    tax_number: taxNumber,
    tc: nationalId,
  }
  const address = { ...homeAddress, ...company, title: 'Şirket', email: member.email }
  await shopper.ask(postAddress, { body: address }, { 'idempotency-key': 'sirket-adresi-1' })
  await shopper.ask(addToCart, { body: { product_id: 1, num: 1 } })
  await shopper.start()
  const params = { service: 'delta' } as const
  const { offer_id } = await shopper.ask(postCalculatePrice, { params, body: await describeDevice(shopper, 'delta') })
  await shopper.ask(postOfferApprove, { params, body: { offer_id, ...sellerWire } })
  const applied = { tax_number: taxNumber, official_phone: '0541 999 88 77', official_mail: member.email }
  await shopper.ask(postShopApplication, { body: await sellerForm(shopper, applied) })
  return { ...shopper, id: member.id, password: member.password }
}

it('a dump has no national ID, tax or account number, and their owner has them all', async () => {
  const shopper = await knownMember()
  const dumped = await dump()
  for (const number of numbers) expect(dumped.includes(number), number).toBe(false)
  expect(dumped).toContain('Ihlamur Ltd')
  const { addresses } = await shopper.ask(getInitAddress)
  expect(addresses).toContainEqual(expect.objectContaining({ tax_number: taxNumber, tc: nationalId }))
  const { profile, parts } = await shopper.ask(postAccountExport, { body: { password: shopper.password } })
  expect(profile['tc']).toBe(nationalId)
  expect(JSON.stringify(parts['orders'])).toContain(taxNumber)
  expect(parts['device_sales']).toMatchObject([{ seller: { iban: sellerWire.iban } }])
  expect(parts['seller_applications']).toMatchObject([{ form: { taxNumber } }])
})

it('stores a shopper’s text as typed, without unprintable characters and unsealed', async () => {
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  const typed = 'Ev\uE000SGk\uE001\u001B[31m\u0085\uFDD0 👩‍👧 yeni 🫪'
  const { saved } = await shopper.ask(postAddress, { body: { ...homeAddress, title: typed } })
  expect(saved.title).toBe('EvSGk[31m 👩‍👧 yeni 🫪')
})

it('rows of an earlier version are sealed at the start', async () => {
  const shopper = await knownMember()
  const { db } = api.deps
  const person = JSON.stringify({ tc: nationalId, taxNumber, iban: sellerWire.iban })
  await sql`update national_ids set tc = ${nationalId}`.execute(db)
  await sql`update addresses set tc = ${nationalId}, tax_number = ${taxNumber} where type = 2`.execute(db)
  await sql`update address_choices set receiver = ${person}::jsonb`.execute(db)
  await sql`update device_sales set seller = seller || ${person}::jsonb`.execute(db)
  await sql`update orders set snapshot = jsonb_set(snapshot, '{invoice}', snapshot->'invoice' || ${person}::jsonb)`.execute(
    db,
  )
  const contract = JSON.stringify([{ id: 'x', title: 'Sözleşme', html: `<p>${taxNumber}</p>` }])
  await sql`update orders set contract_documents = ${contract}::jsonb`.execute(db)
  await sql`update seller_applications set form = ${person}::jsonb`.execute(db)
  await db.deleteFrom('settings').where('key', '=', 'sealed-rows').execute()
  const before = await dump()
  for (const number of [nationalId, taxNumber, sellerWire.iban]) expect(before.includes(number), number).toBe(true)
  await sealOldRows(db)
  const sealed = await dump()
  for (const number of numbers) expect(sealed.includes(number), number).toBe(false)
  // Written by a process of the earlier version, which runs on for a while.
  await sql`update national_ids set tc = ${nationalId}`.execute(db)
  for (let hour = 0; hour < 2; hour += 1) await runHourlyMaintenance(api.deps)
  expect((await dump()).includes(nationalId)).toBe(false)
  expect(await db.selectFrom('settings').select('key').where('key', '=', 'sealed-rows').execute()).toHaveLength(1)
  const { profile, parts } = await shopper.ask(postAccountExport, { body: { password: shopper.password } })
  expect(profile['tc']).toBe(nationalId)
  expect(JSON.stringify(parts['orders'])).toContain(taxNumber)
  expect(JSON.stringify(parts['addresses'])).toContain(taxNumber)
  const { contract_documents } = await db.selectFrom('orders').select('contract_documents').executeTakeFirstOrThrow()
  expect(contract_documents).toEqual(JSON.parse(contract))
})

it('reseals every row with a new key while members read and write, and then works without the old key', async () => {
  const { config, db } = api.deps
  const shopper = await knownMember()
  const savedCard = await insertSavedCard(api, { userId: shopper.id })
  const young = 'yeni-anahtar-yeni-anahtar-yeni-an'
  const secrets = { ...config.secrets, data: young, data_before: [config.secrets.data] }
  const office = () => doInOffice({ ...api.deps, config: { ...config, secrets } }, ['reseal'], api.provider)
  const written = () =>
    db.selectFrom('security_log').select('event').where('event', '<>', 'national-id-changed').orderBy('id').execute()
  const before = await written()

  api.database.sealWith(dataKeys(secrets))
  let rounds = 0
  const state = { done: false }
  const shopping = (async () => {
    while (!state.done || rounds === 0) {
      const { addresses } = await shopper.ask(getInitAddress)
      expect(addresses).toContainEqual(expect.objectContaining({ tax_number: taxNumber, tc: nationalId }))
      await shopper.ask(postSetTc, { body: { tc: nationalId } })
      rounds += 1
    }
  })()
  expect(await office()).toMatchObject({ ok: true, value: expect.stringMatching(/^[1-9]\d* rows are sealed anew/) })
  state.done = true
  await shopping
  expect(await office()).toMatchObject({ ok: true, value: expect.stringMatching(/^0 rows are sealed anew/) })
  expect(await written()).toEqual(before)

  api.database.sealWith([young])
  const { profile, parts } = await shopper.ask(postAccountExport, { body: { password: shopper.password } })
  expect(profile['tc']).toBe(nationalId)
  const keys = await db.selectFrom('saved_cards').select('bank_key').where('id', '=', savedCard).execute()
  expect(keys).toEqual([{ bank_key: `anahtar-${savedCard}` }])
  expect(await db.selectFrom('unwanted_cards').select('id').execute()).toEqual([])
  for (const part of ['orders', 'addresses']) expect(JSON.stringify(parts[part])).toContain(taxNumber)
  const dumped = await dump()
  for (const number of numbers) expect(dumped.includes(number), number).toBe(false)
})

it('reports how many rows are sealed with an unknown key, and leaves them unchanged', async () => {
  const { config } = api.deps
  const secrets = { ...config.secrets, data: 'kayip-anahtar-kayip-anahtar-kayip', data_before: [] }
  const before = await dump()
  const answer = await doInOffice({ ...api.deps, config: { ...config, secrets } }, ['reseal'], api.provider)
  expect(answer).toMatchObject({
    ok: false,
    failure: expect.stringMatching(/^0 rows .* [1-9]\d* were sealed with a key/),
  })
  const after = await dump()
  const sealed = before.match(/sealed:[\w-]+:[\w-]+/g) ?? []
  expect(sealed.filter((text) => !after.includes(text))).toEqual([])
})
