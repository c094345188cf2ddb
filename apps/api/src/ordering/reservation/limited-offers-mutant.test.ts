import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { StockLine } from '@market/commerce'
import type { Database } from '@market/database'
import { insertGiftCode } from '../../testing/insert-gift-code.ts'
import { concurrentCheckouts } from '../../testing/concurrent-checkouts.ts'

// Mutants: the discount is not reserved; the gift code is neither locked nor limited to its amount.
vi.mock('@market/database/ordering/stock', async (load) => {
  const { sqlStock } = await load<typeof import('@market/database/ordering/stock')>()
  const unreserved = (line: StockLine) => ({ ...line, discounted: 0 })
  const broken = (trx: Database) => {
    const stock = sqlStock(trx)
    return { ...stock, take: (lines: readonly StockLine[]) => stock.take(lines.map(unreserved)) }
  }
  return { sqlStock: broken }
})
vi.mock('@market/database/ordering/gift-code-spending', async (load) => {
  const { sqlGiftCodes } = await load<typeof import('@market/database/ordering/gift-code-spending')>()
  const broken = (trx: Database) => ({
    ...sqlGiftCodes(trx),
    lockOfCart: async () => undefined,
    take: async () => true,
  })
  return { sqlGiftCodes: broken }
})

test('an unreserved discount is sold too often', async () => {
  const product = { price: 8_000, original_price: 10_000, discount_max_quantity: 5, discount_original_quantity: 5 }
  expect((await concurrentCheckouts({ buyers: 30, units: 100, product })).orders).toBeGreaterThan(5)
})
test('a gift code that is only looked at is spent too often', async () => {
  const arrange = async (api: Parameters<typeof insertGiftCode>[0]) => {
    await insertGiftCode(api, 'TEKSEFER', { amount: 3_000 })
    await sql`update carts set gift_code_id = (select id from gift_codes)`.execute(api.deps.db)
  }
  expect((await concurrentCheckouts({ buyers: 30, units: 100, arrange })).orders).toBeGreaterThan(1)
})
