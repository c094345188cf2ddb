import { expect, it } from 'vitest'
import { makeDealSlots } from './make-deal-slots.ts'

const now = new Date('2026-11-21T08:00:00Z')

it('has one slot running at every hour, seen from any hour before', () => {
  for (let hour = 0; hour < 36; hour += 1) {
    const at = new Date(now.getTime() + hour * 3_600_000)
    for (const seen of [now, at]) {
      const running = makeDealSlots(seen).filter((slot) => slot.starts_at <= at && at < slot.ends_at)
      expect(running).toHaveLength(1)
    }
  }
})

it('makes no slot that is over', () => {
  expect(makeDealSlots(now).every(({ ends_at }) => ends_at > now)).toBe(true)
})
