import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeDealProducts, dealCountdown, isSlotRunning, slotTime, slotTimeText } from './deal-slots.ts'

const products = (...ids: readonly number[]) => ids.map((id) => ({ id }))
const slot = {
  startDate: '2026-11-21 10:00:00',
  endDate: '2026-11-21 14:00:00',
  active: true,
  products: products(1, 2),
}
const at = (iso: string) => new Date(`2026-11-21T${iso}Z`)
const instant = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') })
/** The text of a slot that means this instant, to the second. */
const textOf = (time: number) => slotTimeText(new Date(time))

describe('L6 slotTime', () => {
  it.each([
    ['2026-11-21 10:00:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T10:00:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21 10:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21 02:59:59', '2026-11-20T23:59:59.000Z'],
    ['2028-02-29 12:00:00', '2028-02-29T09:00:00.000Z'],
  ])('reads %s as UTC and shifts it to %s', (text, iso) => expect(new Date(slotTime(text)).toISOString()).toBe(iso))
  it.each([
    '',
    'gelecek salı',
    '2026-11-21',
    '2026-02-31 10:00:00',
    '2027-02-29 10:00:00',
    '2026-13-01 10:00:00',
    '2026-00-01 10:00:00',
    '2026-11-21 25:00:00',
    '2026-11-21 10:60:00',
    '2026-11-21 10:00:00+03:00',
    '21.11.2026 10:00',
    '٢٠٢٦-١١-٢١ ١٠:٠٠:٠٠',
    ' 2026-11-21 10:00:00',
  ])('knows %j as no time', (text) => expect(slotTime(text)).toBeNaN())
  it('writes Turkish time', () => expect(slotTimeText(at('21:30:05.900'))).toBe('2026-11-22 00:30:05'))
  it('reads every second back', () =>
    fc.assert(
      fc.property(instant, (time) => {
        const whole = Math.floor(time.getTime() / 1000) * 1000
        expect(slotTime(textOf(whole))).toBe(whole)
      }),
    ))
  it('answers to any text', () => {
    const answer = (text: string) => {
      expect(slotTime(text)).toBeNaN()
    }
    fc.assert(fc.property(hostileText, answer))
    for (const text of longTexts) answer(text)
  })
})

describe('L6 isSlotRunning', () => {
  it('runs from its start, not at its end, and only when flagged', () => {
    expect(isSlotRunning(slot, at('06:59:59.999'))).toBe(false)
    expect(isSlotRunning(slot, at('07:00:00'))).toBe(true)
    expect(isSlotRunning(slot, at('10:59:59.999'))).toBe(true)
    expect(isSlotRunning(slot, at('11:00:00'))).toBe(false)
    expect(isSlotRunning({ ...slot, active: false }, at('07:00:00'))).toBe(false)
  })
  it('does not run without a start or an end', () => {
    expect(isSlotRunning({ ...slot, startDate: 'x' }, at('08:00:00'))).toBe(false)
    expect(isSlotRunning({ ...slot, endDate: 'x' }, at('08:00:00'))).toBe(false)
  })
})

describe('L6 activeDealProducts', () => {
  const now = at('08:00:00')
  it('gives the first ten products in order', () => {
    const more = { ...slot, products: products(3, 4, 5, 6, 7, 8, 9, 10, 11, 12) }
    expect(activeDealProducts([slot, more], now)).toEqual(products(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    expect(activeDealProducts([more, slot], now)).toEqual(products(3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
  })
  it('gives a repeated product once, as its first slot has it, and fills up to ten', () => {
    const first = { ...slot, products: [{ id: 1, price: 5 }] }
    const again = { ...slot, products: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => ({ id, price: 9 })) }
    const shown = activeDealProducts([first, again], now)
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(shown[0]).toEqual({ id: 1, price: 5 })
  })
  it('passes over slots that do not run', () => {
    const flagged = { ...slot, active: false, products: products(3) }
    const later = { ...slot, startDate: slot.endDate, endDate: '2026-11-21 18:00:00', products: products(4) }
    expect(activeDealProducts([flagged, later, slot], now)).toEqual(slot.products)
    expect(activeDealProducts([slot], at('12:00:00'))).toEqual([])
    expect(activeDealProducts([], now)).toEqual([])
  })
  it('shows only products of running slots, at most ten, none twice', () => {
    const anySlot = fc.record({
      startDate: instant.map((time) => textOf(time.getTime())),
      endDate: instant.map((time) => textOf(time.getTime())),
      active: fc.boolean(),
      products: fc.array(fc.record({ id: fc.integer({ min: 1, max: 30 }) }), { maxLength: 15 }),
    })
    fc.assert(
      fc.property(fc.array(anySlot, { maxLength: 6 }), instant, (times, time) => {
        const running = times
          .filter(
            ({ active, startDate, endDate }) =>
              active && startDate <= textOf(time.getTime()) && textOf(time.getTime()) < endDate,
          )
          .flatMap((found) => found.products.map(({ id }) => id))
        expect(activeDealProducts(times, time).map(({ id }) => id)).toEqual([...new Set(running)].slice(0, 10))
      }),
    )
  })
})

describe('L6 dealCountdown', () => {
  it.each([
    ['06:59:59', 'before', 0, 0, 1],
    ['06:59:59.001', 'before', 0, 0, 1],
    ['07:00:00', 'running', 4, 0, 0],
    ['08:18:43', 'running', 2, 41, 17],
    ['10:59:59.999', 'running', 0, 0, 1],
    ['11:00:00', 'over', 0, 0, 0],
    ['23:00:00', 'over', 0, 0, 0],
  ] as const)('at %s is %s with %i:%i:%i', (time, phase, hours, minutes, seconds) =>
    expect(dealCountdown(slot, at(time))).toEqual({ phase, hours, minutes, seconds }),
  )
  it('counts hours beyond a day', () =>
    expect(dealCountdown(slot, new Date('2026-11-19T06:30:00Z'))).toEqual({
      phase: 'before',
      hours: 48,
      minutes: 30,
      seconds: 0,
    }))
  it('is over for a slot without times', () =>
    expect(dealCountdown({ startDate: 'x', endDate: 'y' }, at('08:00:00'))).toEqual({
      phase: 'over',
      hours: 0,
      minutes: 0,
      seconds: 0,
    }))
  it('adds up to what is left, each part in its range', () =>
    fc.assert(
      fc.property(instant, (now) => {
        const { phase, hours, minutes, seconds } = dealCountdown(slot, now)
        expect(minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60 && hours >= 0).toBe(true)
        const until = { before: at('07:00:00'), running: at('11:00:00'), over: now }[phase]
        const left = until.getTime() - now.getTime()
        expect((hours * 3600 + minutes * 60 + seconds) * 1000 - left).toBeLessThan(1000)
        expect((hours * 3600 + minutes * 60 + seconds) * 1000).toBeGreaterThanOrEqual(left)
      }),
    ))
})
