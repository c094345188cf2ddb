import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeServerClock } from './server-clock.ts'

const noon = new Date('2026-11-22T09:00:00Z').getTime()
const year = 366 * 24 * 3_600_000

describe('makeServerClock', () => {
  it('tells the provider’s time on a device whose clock is set wrong, and goes on with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -year, max: year }), fc.nat(year), (wrongBy, passed) => {
        let real = noon
        const clock = makeServerClock({ now: () => new Date(real + wrongBy) })
        clock.observe(new Date(real))
        real += passed
        expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(5_000)
        // Set once, it is right.
        expect(clock.observe(new Date(real))).toBe(false)
      }),
    )
  })

  it('leaves a clock alone that is right, late answers and whole seconds considered', () => {
    const clock = makeServerClock({ now: () => new Date(noon) })
    expect(clock.observe(new Date(noon - 4_999))).toBe(false)
    expect(clock.now()).toEqual(new Date(noon))
    expect(clock.observe(new Date(noon - 5_000))).toBe(true)
  })

  it('is right from the first moment of the next page, and again when somebody has set the device', () => {
    let kept = 0
    const memory = { read: () => kept, write: (ms: number) => void (kept = ms) }
    makeServerClock({ now: () => new Date(noon + 3_600_000) }, memory).observe(new Date(noon))
    expect(makeServerClock({ now: () => new Date(noon + 3_600_000) }, memory).now()).toEqual(new Date(noon))
    const mended = makeServerClock({ now: () => new Date(noon) }, memory)
    mended.observe(new Date(noon))
    expect([mended.now(), kept]).toEqual([new Date(noon), 0])
    kept = Number.NaN
    expect(makeServerClock({ now: () => new Date(noon) }, memory).now()).toEqual(new Date(noon))
  })

  it('takes nothing from an answer without a time', () => {
    const clock = makeServerClock({ now: () => new Date(noon) })
    expect(clock.observe(new Date(Number.NaN))).toBe(false)
    expect(clock.now()).toEqual(new Date(noon))
  })
})
