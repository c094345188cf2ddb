import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { startTestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startPostgres } from '../testing/start-postgres.ts'

// On PostgreSQL, for PGlite has one connection and no two of its transactions ever wait for each other.
test('attempts that replace one another at once neither stand in each other’s way nor lose a unit', async () => {
  const postgres = await startPostgres()
  const api = await startTestApi({}, await openDatabase({ url: postgres.url, dataDir: '', poolSize: 30 }))
  try {
    const { db } = api.deps
    await insertShop(db, { id: 1 })
    for (const id of [1, 2, 3]) await insertProduct(db, { id, stocks: { '': 100 } })
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => makeShopper(api)))
    for (const round of [[3], [1, 2], [1]]) {
      const attempts = shoppers.map(async (shopper, index) => {
        for (const id of index % 2 === 0 ? round : round.toReversed()) await shopper.add(id)
        return shopper.wish()
      })
      const wishes = await Promise.all(attempts)
      const answers = await Promise.all(shoppers.map((shopper, index) => shopper.pay(wishes[index] ?? {})))
      expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(shoppers.map(() => '200 '))
    }
    expect([await readStock(db, 1), await readStock(db, 2), await readStock(db, 3)]).toEqual([76, 88, 88])
    for (const { email } of shoppers)
      expect((await readOrders(db, email)).map(({ stock_held }) => stock_held)).toEqual([false, false, true])
  } finally {
    await api.stop()
    postgres.stop()
  }
})
