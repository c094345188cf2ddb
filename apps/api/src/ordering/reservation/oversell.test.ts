import { expect, test } from 'vitest'
import { concurrentCheckouts } from '../../testing/concurrent-checkouts.ts'

// security.md 1. The same rush on a build that reads before it writes is in oversell-mutant.test.ts.
test('200 buyers at once for 10 units make exactly 10 orders', async () => {
  expect(await concurrentCheckouts({ buyers: 200, units: 10 })).toEqual({
    orders: 10,
    stock: 0,
    seen: undefined,
    answers: { 200: 10, 409: 190 },
  })
})
