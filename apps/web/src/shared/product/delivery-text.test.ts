import { expect, it } from 'vitest'
import { deliveryText } from './delivery-text.ts'

it.each([
  ['2026-11-25', '2026-11-27', '25–27 Kasım'],
  ['2026-11-30', '2026-12-02', '30 Kasım – 2 Aralık'],
  ['2026-12-31', '2027-01-02', '31 Aralık – 2 Ocak'],
  ['2026-11-25', '2026-11-25', '25 Kasım'],
])('says the days from %s to %s as shoppers do', (from, to, text) => {
  expect(deliveryText({ from, to })).toBe(text)
})
