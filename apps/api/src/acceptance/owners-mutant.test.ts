import { getOrder } from '@market/contract'
import { expect, test, vi } from 'vitest'
import type { Database, OrderSearch } from '@market/database'
import { findLeaks } from '../testing/find-leaks.ts'
import { startTestApi } from '../testing/start-test-api.ts'

// A mutant: orders are found by number alone, without their owner. The walk must detect it, otherwise it proves
// nothing.
vi.mock('@market/database', async (load) => {
  const real = await load<typeof import('@market/database')>()
  return {
    ...real,
    findOrders: (db: Database, { ownerId, ...by }: OrderSearch) =>
      real.findOrders(db, by.number === undefined && ownerId !== undefined ? { ...by, ownerId } : by),
  }
})

test('reports a leak when an order is returned to a caller that does not own it', async () => {
  const api = await startTestApi({ products: 60 })
  try {
    const { leaks } = await findLeaks(api, [{ name: 'getOrder', call: getOrder }])
    expect(leaks).toContainEqual(expect.stringMatching(/^getOrder shows/))
  } finally {
    await api.stop()
  }
})
