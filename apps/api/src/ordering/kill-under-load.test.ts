import { expect, test } from 'vitest'
import { killUnderLoad } from '../testing/kill-under-load.ts'

// security.md 6, 48, 51. The counts, and PostgreSQL: npm run torture.
test('kill -9 among paying buyers on the embedded database loses no order and doubles none', async () => {
  const { buyers, orders, differences } = await killUnderLoad(1, 12, 'embedded')
  expect(differences).toEqual([])
  expect(orders).toBe(buyers)
})
