import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adultPermissionDays, expiring } from './expiring.ts'

const hourMs = 60 * 60 * 1000
const day = new Date('2026-03-29T00:30:00+03:00')
const later = (ms: number) => new Date(day.getTime() + ms)

describe('S5 expiring', () => {
  it('keeps the adult permission for 24 hours and not a moment longer', () => {
    const permission = expiring.keep(true, adultPermissionDays, day)
    expect(expiring.read(permission, day)).toBe(true)
    expect(expiring.read(permission, later(24 * hourMs - 1))).toBe(true)
    expect(expiring.read(permission, later(24 * hourMs))).toBeUndefined()
  })

  it('reads nothing if no value was stored', () => {
    expect(expiring.read(undefined, day)).toBeUndefined()
    expect(expiring.read({ value: 'x', expiresAt: Number.NaN }, day)).toBeUndefined()
  })

  it('gives the value back exactly within its days, also after being stored as text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 500 * 24 }),
        (value, days, hours) => {
          const stored = JSON.parse(JSON.stringify(expiring.keep(value, days, day)))
          expect(expiring.read(stored, later(hours * hourMs))).toBe(hours < days * 24 ? value : undefined)
        },
      ),
    )
  })
})
