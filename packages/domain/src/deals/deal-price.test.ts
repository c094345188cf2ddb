import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { dealPrice } from './deal-price.ts'

it.each([
  [30_990, 15, 26_290],
  [12_490, 10, 11_190],
  [1_895, 10, 1_705],
  [899_900, 25, 674_900],
] as const)('%i less %i percent is %i', (usual, percent, price) => expect(dealPrice(kurus(usual), percent)).toBe(price))

it('has no price where nothing would be left, or nothing is taken off', () => {
  expect(dealPrice(kurus(5), 10)).toBeUndefined()
  expect(dealPrice(kurus(1_000), 0)).toBeUndefined()
})

it('takes off at least the percent and less than a step more', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (usual, percent) => {
      const price = dealPrice(kurus(usual), percent) ?? 0
      const most = (usual * (100 - percent)) / 100
      expect(price).toBeGreaterThan(0)
      expect(price).toBeLessThanOrEqual(most)
      expect(price).toBeGreaterThan(most - 101)
      expect((usual - price) % 10).toBe(0)
    }),
  ))
