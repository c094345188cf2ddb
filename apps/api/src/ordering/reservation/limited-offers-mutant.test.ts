import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { insertGiftCode } from '../../testing/insert-gift-code.ts'
import { concurrentCheckouts } from '../../testing/concurrent-checkouts.ts'
import type { StockLine } from './stock.ts'

// Builds broken on purpose: the discount is not reserved, the gift code neither locked nor taken while it lasts.
vi.mock('./stock.ts', async (load) => {
  const real = await load<typeof import('./stock.ts')>()
  const unreserved = (line: StockLine) => ({ ...line, discounted: 0 })
  const takeStock: typeof real.takeStock = (trx, lines) => real.takeStock(trx, lines.map(unreserved))
  return { ...real, takeStock }
})
vi.mock('./gift-code-spending.ts', async (load) => {
  const real = await load<typeof import('./gift-code-spending.ts')>()
  const spendGiftCode: typeof real.spendGiftCode = async (trx, { orderId, codeId, amount, now }) => {
    await trx
      .insertInto('gift_code_uses')
      .values({ order_id: orderId, gift_code_id: codeId, amount, taken: amount, created_at: now })
      .execute()
  }
  return { ...real, lockGiftCodes: async () => undefined, spendGiftCode }
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
