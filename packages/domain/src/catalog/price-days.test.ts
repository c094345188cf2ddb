import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { priceDays, priceSpan, shownPriceDays } from './price-days.ts'

// Noon in Turkey.
const now = new Date('2026-11-23T09:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const change = (days: number, price: number) => ({ since: ago(days), price: kurus(price) })

describe('the prices of the last days', () => {
  it('are those in force, day by day up to today', () => {
    const days = priceDays([change(90, 10_000), change(3, 8_000), change(1, 9_000)], now)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-10-25', price: 10_000 })
    expect(days.slice(-5).map(({ day, price }) => [day.slice(8), price])).toEqual([
      ['19', 10_000],
      ['20', 8_000],
      ['21', 8_000],
      ['22', 8_000],
      ['23', 9_000],
    ])
    expect(priceSpan(days)).toEqual({ lowest: 8_000, highest: 10_000, today: 9_000 })
  })

  it('begin where a product begins, and leave out what is to come', () => {
    const days = priceDays([change(2, 5_000), change(-1, 1)], now)
    expect(days.map(({ price }) => price)).toEqual([5_000, 5_000, 5_000])
    expect(priceSpan([])).toBeUndefined()
  })

  it('count a day by Turkish midnight', () => {
    const late = { since: new Date('2026-11-22T21:00:00Z'), price: kurus(1_000) }
    const [yesterday, today] = priceDays([change(60, 2_000), late], now).slice(-2)
    expect([yesterday, today].map((one) => one?.price)).toEqual([2_000, 1_000])
  })

  it('have no day without a price, none above or below all that was asked, and end with today', () => {
    const changes = fc.array(
      fc.record({ since: fc.double({ min: -5, max: 80, noNaN: true }).map(ago), price: fc.nat(100_000).map(kurus) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(changes, (made) => {
        const days = priceDays(made, now)
        const asked = made.filter(({ since }) => since <= now).map(({ price }) => price)
        expect(days.length).toBeLessThanOrEqual(shownPriceDays)
        if (asked.length > 0) expect(days.at(-1)?.day).toBe('2026-11-23')
        for (const { price } of days) expect(asked).toContain(price)
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
      }),
    )
  })
})
