import { expect, it } from 'vitest'
import { makeDealSlots } from './make-deal-slots.ts'

const now = new Date('2026-11-21T08:00:00Z')
const discounted = Array.from({ length: 600 }, (_, index) => index + 1)

it('has one slot running at every hour', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const at = new Date(now.getTime() + hour * 3_600_000)
    const running = makeDealSlots(at, [1, 2, 3]).filter((slot) => slot.starts_at <= at && at < slot.ends_at)
    expect(running).toHaveLength(1)
    expect(running[0]?.products.length).toBeGreaterThan(0)
  }
})

it('gives each slot other products, and the same ones whenever it is asked', () => {
  const slots = makeDealSlots(now, discounted)
  expect(makeDealSlots(now, discounted)).toEqual(slots)
  expect(slots.every(({ products }) => new Set(products).size === 12)).toBe(true)
  expect(new Set(slots.map(({ products }) => products.join())).size).toBe(slots.length)
})
