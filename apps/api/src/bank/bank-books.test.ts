import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper } from '../testing/shopper.ts'
import { cardThat } from '../testing/test-card.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const card = cardThat('pays')

// security.md 36.
test('neither the shop nor the bank stores the number of a card', async () => {
  const shopper = await makeShopper(api)
  await shopper.add(1)
  const { redirect_url } = await shopper.start('pays')
  await confirmAtBank(api, redirect_url)
  expect(redirect_url).not.toContain(card.number.slice(6, 12))
  const tables = await sql<{
    name: string
  }>`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_schema in ('public', 'bank')`.execute(api.deps.db)
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.raw(name)}`.execute(api.deps.db)
    expect(JSON.stringify(rows)).not.toContain(card.number)
  }
})
