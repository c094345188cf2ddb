import { expect, test } from 'vitest'
import { rushTickets } from '../testing/rush-tickets.ts'

// Only PostgreSQL can show races: PGlite has one connection, so its transactions never wait for each other.
test('the last tickets are sold once each when many members buy at the same time', async () => {
  const { statuses, held, left } = await rushTickets({ members: 40, attempts: 1, tickets: 5, limit: 3 })
  expect({ held, left }).toEqual({ held: 5, left: 0 })
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status !== 200).every((status) => status === 409)).toBe(true)
})

test('attempts of one member at once replace one another or are refused, and none counts twice', async () => {
  const { statuses, held, left } = await rushTickets({ members: 4, attempts: 10, tickets: 100, limit: 3 })
  // 409: over the limit; 422: replaced by a later attempt before its own payment began.
  expect(statuses.filter((status) => ![200, 409, 422].includes(status))).toEqual([])
  expect(held).toBeGreaterThanOrEqual(4)
  expect(held).toBeLessThanOrEqual(12)
  expect(left).toBe(100 - held)
})
