import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeDealProducts, dealCountdown, isSlotRunning, slotTime } from './deal-slots.ts'

const products = (...ids: readonly number[]) => ids.map((id) => ({ id }))
const slot = {
  startDate: '2026-11-21 10:00:00',
  endDate: '2026-11-21 14:00:00',
  active: true,
  products: products(1, 2),
}

describe('L6 deal slots', () => {
  it('reads texts as UTC and shifts them by three hours back', () => {
    expect(new Date(slotTime('2026-11-21 10:00:00')).toISOString()).toBe('2026-11-21T07:00:00.000Z')
    expect(slotTime('gelecek salı')).toBeNaN()
  })
  it('runs from its start, not at its end, and only when flagged', () => {
    expect(isSlotRunning(slot, new Date('2026-11-21T07:00:00Z'))).toBe(true)
    expect(isSlotRunning(slot, new Date('2026-11-21T06:59:59.999Z'))).toBe(false)
    expect(isSlotRunning(slot, new Date('2026-11-21T11:00:00Z'))).toBe(false)
    expect(isSlotRunning({ ...slot, active: false }, new Date('2026-11-21T07:00:00Z'))).toBe(false)
    expect(isSlotRunning({ ...slot, endDate: 'x' }, new Date('2026-11-21T07:00:00Z'))).toBe(false)
  })
  it('gives the first ten products in order without repeats', () => {
    const now = new Date('2026-11-21T08:00:00Z')
    const many = { ...slot, products: products(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) }
    expect(activeDealProducts([slot, many], now).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(activeDealProducts([slot], new Date('2026-11-22T08:00:00Z'))).toEqual([])
  })
  it('counts down to the start, then to the end, then not', () => {
    expect(dealCountdown(slot, new Date('2026-11-21T06:59:59Z'))).toEqual({
      phase: 'before',
      hours: 0,
      minutes: 0,
      seconds: 1,
    })
    expect(dealCountdown(slot, new Date('2026-11-21T08:18:43Z'))).toEqual({
      phase: 'running',
      hours: 2,
      minutes: 41,
      seconds: 17,
    })
    expect(dealCountdown(slot, new Date('2026-11-21T11:00:00Z'))).toEqual({
      phase: 'over',
      hours: 0,
      minutes: 0,
      seconds: 0,
    })
  })
  it('never shows a part out of its range', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }), (now) => {
        const { minutes, seconds, hours } = dealCountdown(slot, now)
        expect(minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60 && hours >= 0).toBe(true)
      }),
    )
  })
})
