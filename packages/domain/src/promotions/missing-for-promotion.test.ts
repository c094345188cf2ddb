import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import { lineReductions } from './line-reductions.ts'
import { missingForPromotion } from './missing-for-promotion.ts'
import type { CartPromotion } from './promotion.ts'

const line = (id: number, quantity: number, price = 10_000) => ({
  productId: id,
  attrId: '',
  quantity,
  singlePrice: kurus(price),
  originalPrice: kurus(price),
})
const one = { id: 'a', name: 'a', shopId: null, coupon: false, products: [productId(1)] }
const three: CartPromotion = { ...one, rule: { kind: 'n-for-m', take: 3, pay: 2 } }
const fifty: CartPromotion = { ...one, rule: { kind: 'amount', amount: kurus(5_000), from: kurus(50_000) } }

it.each([
  [1, { units: 2 }],
  [2, { units: 1 }],
  [3, undefined],
  [4, { units: 2 }],
])('%i units of three', (quantity, missing) =>
  expect(missingForPromotion([line(1, quantity), line(2, 1)], three)).toEqual(missing),
)

it('says what lacks of a sum, of what it counts alone and of what can be bought', () => {
  expect(missingForPromotion([line(1, 3), line(2, 9)], fifty)).toEqual({ sum: 20_000 })
  expect(missingForPromotion([line(1, 5)], fifty)).toBeUndefined()
  expect(missingForPromotion([line(2, 1)], fifty)).toBeUndefined()
  expect(missingForPromotion([{ ...line(1, 1), stock: 0 }], fifty)).toBeUndefined()
})

it('with what was missing the promotion takes off more', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 5 }),
      (quantity, take, pay) => {
        fc.pre(pay < take)
        const promotion: CartPromotion = { ...one, rule: { kind: 'n-for-m', take, pay } }
        const missing = missingForPromotion([line(1, quantity)], promotion)
        const off = (units: number) => lineReductions([line(1, units)], [promotion])[0]?.[0]?.amount ?? 0
        if (missing && 'units' in missing) expect(off(quantity + missing.units)).toBeGreaterThan(off(quantity))
        else expect(quantity % take).toBe(0)
      },
    ),
  ))
