import { existsSync, readdirSync } from 'node:fs'
import { postPayWithUrl, postSmsPayWithLink } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoAccounts } from '../demo/add-demo-accounts.ts'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { outboxFolder } from '../platform/mail/write-outbox-file.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper } from '../testing/shopper.ts'

const month = 30 * 86_400_000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ mode: 'production', simulated: new Set(['bank']) })
})
afterAll(() => api.stop())

const count = async (table: 'users' | 'gift_codes' | 'raffles' | 'hgs_accounts' | 'products' | 'content_pages') =>
  Number(
    (
      await api.deps.db
        .selectFrom(table)
        .select((row) => row.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )

it('production starts with the content pages and without demo data', async () => {
  for (const table of ['users', 'gift_codes', 'raffles', 'hgs_accounts', 'products'] as const)
    expect(await count(table), table).toBe(0)
  expect(await count('content_pages')).toBeGreaterThan(10)
})

it('production advances no parcel without the carrier', async () => {
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await insertProduct(db, { id: 1 })
  const shopper = await makeShopper(api)
  await shopper.add(1)
  await completeCardOrder(api, shopper)
  api.advance(month)
  await advanceParcels(api.deps, api.provider)
  expect(await db.selectFrom('parcels').select('status').execute()).toEqual([{ status: 'preparing' }])
})

it('deleted demo accounts are not created again at the next start', async () => {
  const { db } = api.deps
  // A single product is not enough for demo orders.
  await db.updateTable('products').set({ active: false }).execute()
  await addDemoAccounts(api.deps)
  expect(await count('users')).toBeGreaterThan(0)
  expect(await count('gift_codes')).toBeGreaterThan(0)
  await db.deleteFrom('gift_codes').execute()
  await db.deleteFrom('users').execute()
  await addDemoAccounts(api.deps)
  expect([await count('users'), await count('gift_codes')]).toEqual([0, 0])
})

it('without an SMS gateway production refuses to send a text message', async () => {
  const { db } = api.deps
  await insertShop(db, { id: 2 })
  await insertProduct(db, { id: 2, shop_id: 2 })
  const shopper = await makeShopper(api, (await insertMember(api)).credentials)
  await shopper.add(2)
  const { card: _, card_token: _token, ...wish } = await shopper.wish()
  const started = await shopper.ask(postPayWithUrl, { body: wish })
  const body = { payment_id: started.payment_id, phone: '0532 111 22 33' }
  const answer = await shopper.call(postSmsPayWithLink, { body })
  expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(/^Şu anda SMS gönderemiyoruz/)])
  const folder = outboxFolder(api.deps.config.dataDir)
  const files = existsSync(folder) ? readdirSync(folder) : []
  expect(files.filter((name) => name.includes('odeme-linki'))).toEqual([])
})
