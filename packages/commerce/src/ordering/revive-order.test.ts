import { expect, test } from 'vitest'
import type { LateOrder } from './ports/open-orders.ts'
import { mayRevive } from './revive-order.ts'

const late: LateOrder = { status: 'payment_failed', cartActive: true, replaced: false, allSold: true }

test('money that comes late makes an order of a cart that still waits for it', () => {
  expect(mayRevive(late)).toBe(true)
})

test.each<Partial<LateOrder>>([
  { status: 'cancelled' },
  { status: 'paid' },
  { cartActive: false },
  { replaced: true },
  { allSold: false },
])('and goes back where %o', (obstacle) => {
  expect(mayRevive({ ...late, ...obstacle })).toBe(false)
})
