import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turkishDay, turkishDayStart } from './turkish-time.ts'

describe('turkishDay', () => {
  it('changes at nine in the evening of UTC', () => {
    const before = turkishDay(new Date('2026-11-20T20:59:59.999Z'))
    expect(turkishDay(new Date('2026-11-20T21:00:00Z'))).toBe(before + 1)
    expect(turkishDayStart(before).toISOString()).toBe('2026-11-19T21:00:00.000Z')
  })

  it('begins at its start and ends before the next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.nat({ max: 86_399_999 }), (day, ms) => {
        expect(turkishDay(new Date(turkishDayStart(day).getTime() + ms))).toBe(day)
      }),
    )
  })
})
