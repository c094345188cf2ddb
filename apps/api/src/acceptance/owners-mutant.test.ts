import { getOrder } from '@market/contract'
import { expect, test, vi } from 'vitest'
import type { Database } from '@market/database'
import type { OrderSearch } from '../orders/matching-orders.ts'
import { findLeaks } from '../testing/find-leaks.ts'
import { startTestApi } from '../testing/start-test-api.ts'

// A build broken on purpose: orders are looked for by number alone. The walk must catch it, or it proves nothing.
vi.mock('../orders/find-orders.ts', async (load) => {
  const real = await load<typeof import('../orders/find-orders.ts')>()
  return {
    ...real,
    findOrders: (db: Database, { ownerId, ...by }: OrderSearch) =>
      real.findOrders(db, by.number === undefined && ownerId !== undefined ? { ...by, ownerId } : by),
  }
})

test('an order that is found whoever asks is a leak', async () => {
  const api = await startTestApi({ products: 60 })
  try {
    const { leaks } = await findLeaks(api, [{ name: 'getOrder', call: getOrder }])
    expect(leaks).toContainEqual(expect.stringMatching(/^getOrder shows/))
  } finally {
    await api.stop()
  }
})
