import { cancelCalls } from '@market/contract'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { startTestApi } from '../testing/start-test-api.ts'

// security.md 11. Only PostgreSQL shows races: PGlite has one connection.
test('20 cancels of one paid order at once give its money and its stock back once', async () => {
  const postgres = await startPostgres()
  const database = await openDatabase({ url: postgres.url, dataDir: '', poolSize: 30 })
  const api = await startTestApi({}, database)
  try {
    const { db } = api.deps
    await insertShop(db, { id: 1 })
    await insertProduct(db, { id: 1 })
    const shopper = await makeShopper(api)
    await shopper.add(1, 3)
    const order_id = await completeCardOrder(api, shopper)
    const body = { order_id, items: [{ product_id: 1, quantity: 3, reason_id: 1 }] }
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.call(cancelCalls.postAction, { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
    expect(await readStock(db, 1)).toBe(10)
    const refunds = await db.selectFrom('bank.refunds').select('amount').execute()
    expect(refunds).toEqual([{ amount: 34_990 }])
  } finally {
    await api.stop()
    postgres.stop()
  }
})
