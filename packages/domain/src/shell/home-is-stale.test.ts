import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeIsStale } from './home-is-stale.ts'

const now = new Date('2026-11-20T09:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const full = [['slayt'], ['ürün', 'ürün']]

describe('S9 homeIsStale', () => {
  it('is fresh for exactly 900 s', () => {
    expect(homeIsStale(ago(0), now, full)).toBe(false)
    expect(homeIsStale(ago(900_000), now, full)).toBe(false)
    expect(homeIsStale(ago(900_001), now, full)).toBe(true)
  })

  it('is stale with an empty section or when never fetched', () => {
    expect(homeIsStale(now, now, [...full, []])).toBe(true)
    expect(homeIsStale(undefined, now, full)).toBe(true)
    expect(homeIsStale(null, now, full)).toBe(true)
    expect(homeIsStale(new Date('bozuk'), now, full)).toBe(true)
  })

  it('never gets fresh by waiting', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), fc.array(fc.array(fc.nat())), (age, wait, sections) => {
        if (homeIsStale(ago(age), now, sections)) expect(homeIsStale(ago(age + wait), now, sections)).toBe(true)
      }),
    )
  })
})
