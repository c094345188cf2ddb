import { expect, test, vi } from 'vitest'
import type { Stock } from '@market/commerce'
import type { Database } from '@market/database'
import { concurrentCheckouts } from '../../testing/concurrent-checkouts.ts'

// A mutant that reads the stock, decides, and then writes. The test of concurrent buyers must detect it, otherwise it
// proves nothing.
vi.mock('@market/database/ordering/stock', async (load) => {
  const { sqlStock } = await load<typeof import('@market/database/ordering/stock')>()
  const broken = (trx: Database): Stock => ({
    ...sqlStock(trx),
    async take(lines) {
      for (const line of lines) {
        const here = trx.selectFrom('product_stock').select('stock').where('product_id', '=', line.productId)
        const { stock } = await here.executeTakeFirstOrThrow()
        if (stock < line.quantity) return { productId: line.productId, of: 'stock' }
        await trx
          .updateTable('product_stock')
          .set({ stock: stock - line.quantity })
          .where('product_id', '=', line.productId)
          .execute()
      }
      return undefined
    },
  })
  return { sqlStock: broken }
})

test('a read before the write sells more than there is', async () => {
  expect((await concurrentCheckouts({ buyers: 200, units: 10 })).orders).toBeGreaterThan(10)
})
