import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineTotal } from '../line/line-total.ts'
import { kurus } from '../money/money.ts'
import { unitPrices } from './unit-prices.ts'

it('unitPrices says of every line of a cart what each unit cost', () => {
  const amount = fc.nat({ max: 1_000_000 }).map(kurus)
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    maxQuantity: fc.integer({ min: 0, max: 20 }),
    singlePrice: amount,
    originalPrice: amount,
    limited: fc.boolean(),
  })
  fc.assert(
    fc.property(line, ({ limited, maxQuantity, ...bought }) => {
      const discountedUnits = limited ? Math.min(bought.quantity, maxQuantity) : 0
      const price = lineTotal({ ...bought, discount: limited ? { maxQuantity } : null })
      const parts = unitPrices({ ...bought, discountedUnits, price })
      expect(parts.reduce((sum, part) => sum + part.units, 0)).toBe(bought.quantity)
      expect(parts.reduce((sum, part) => sum + part.units * part.price, 0)).toBe(price)
    }),
  )
  const mixed = { quantity: 3, discountedUnits: 2, singlePrice: kurus(11_550), price: kurus(37_050) }
  expect(unitPrices(mixed)).toEqual([
    { units: 2, price: 11_550 },
    { units: 1, price: 13_950 },
  ])
})
