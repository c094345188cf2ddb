import { setTimeout as wait } from 'node:timers/promises'
import { cancelCalls } from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { openPatiently } from '../testing/open-patiently.ts'

// Only PostgreSQL shows races: PGlite has one connection.
let postgres: TestPostgres
let api: TestApi
beforeAll(async () => {
  postgres = await startPostgres()
  api = await startTestApi({}, await openPatiently(postgres.url, { poolSize: 30 }))
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(async () => {
  await api.stop()
  postgres.stop()
})

const ordered = async (id: number) => {
  await insertProduct(api.deps.db, { id })
  const shopper = await makeShopper(api)
  await shopper.add(id, 3)
  const order_id = await completeCardOrder(api, shopper)
  return { shopper, order_id, body: { order_id, items: [{ product_id: id, quantity: 3, reason_id: 1 }] } }
}
const refunds = () => bankBooks(api.deps.db).selectFrom('bank.refunds').select('amount').execute()

// security.md 11.
test('20 cancels of one paid order at once give its money and its stock back once', async () => {
  const { shopper, body } = await ordered(1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.call(cancelCalls.postAction, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
  expect(await readStock(api.deps.db, 1)).toBe(10)
  expect(await refunds()).toEqual([{ amount: 34_990 }])
})

test('a parcel that the carrier takes while it is cancelled is under way, and nothing of it is refunded', async () => {
  const { db } = api.deps
  const { shopper, body } = await ordered(2)
  const before = (await refunds()).length
  const cancelled = await db.transaction().execute(async (carrier) => {
    await carrier
      .updateTable('parcels')
      .set({ status: 'shipped' })
      .where('order_id', 'in', (of) => of.selectFrom('orders').select('id').where('number', '=', body.order_id))
      .execute()
    const answer = shopper.call(cancelCalls.postAction, { body })
    await someoneWaits()
    return { answer }
  })
  expect((await cancelled.answer).status).toBe(422)
  expect(await refunds()).toHaveLength(before)
  expect(await readStock(db, 2)).toBe(7)
})

/** Waits until a statement is blocked by a lock. */
async function someoneWaits(): Promise<void> {
  const until = performance.now() + 10_000
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(api.deps.db)
    if (rows.length > 0) return
    if (performance.now() > until) throw new Error('nobody waits')
    await wait(10)
  }
}
