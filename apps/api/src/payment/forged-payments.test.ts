import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgeReturns } from '../testing/forge-returns.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { runTamperedOrders } from '../testing/tampered-orders.ts'
import { auditBooks } from '../office/audit-books.ts'

// `npm run torture` runs these with the counts of security.md 7 and 37.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('no sum, instalment or field of the client’s own is taken for the server’s', async () => {
  expect(await runTamperedOrders(api, { runs: 60, seed: 7 })).toEqual({ wrong: [], orders: 0, stock: 10 })
})

test('no return but the bank’s own pays, and that one once', async () => {
  const { wrong, forged } = await forgeReturns(api, { payments: 2, times: 1 })
  expect(wrong).toEqual([])
  expect(forged).toBe(32)
  expect(await auditBooks(api.deps.db)).toEqual([])
})
