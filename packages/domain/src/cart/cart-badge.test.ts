import { expect, it } from 'vitest'
import { cartBadge } from './cart-badge.ts'

it.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1_000, '9+'],
])('C7 cartBadge of %s is %s', (count, text) => {
  expect(cartBadge(count)).toBe(text)
})
