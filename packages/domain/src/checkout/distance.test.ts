import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceText, metresBetween } from './distance.ts'

const ankara = { latitude: 39.93, longitude: 32.86 }
const istanbul = { latitude: 41.01, longitude: 28.98 }
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('measures the way between two towns, and a degree along a meridian', () => {
  expect(metresBetween(ankara, istanbul)).toBeGreaterThan(349_000)
  expect(metresBetween(ankara, istanbul)).toBeLessThan(352_000)
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBe(111_195)
})

it('is the same both ways, none to the place itself, and never more than half around the earth', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (one, other) => {
      expect(metresBetween(one, other)).toBe(metresBetween(other, one))
      expect(metresBetween(one, one)).toBe(0)
      expect(metresBetween(one, other)).toBeLessThanOrEqual(20_015_200)
    }),
  )
})

it.each([
  [0, '10 m'],
  [347, '350 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1_240, '1,2 km'],
  [9_949, '9,9 km'],
  [9_950, '10 km'],
  [12_700, '13 km'],
])('%i metres are %s', (metres, text) => expect(distanceText(metres)).toBe(text))
