import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discountLeft } from './discount-left.ts'

it('no order in which units are sold, given back and discounted again sells more than a discount had', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('sell' as const), units: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('give back' as const), order: fc.nat(5) }),
    fc.record({ do: fc.constant('begin' as const), units: fc.nat(4) }),
  )
  fc.assert(
    fc.property(fc.nat(4), fc.array(step, { maxLength: 30 }), (first, steps) => {
      let now = { number: 1, left: first, original: first }
      let sold: readonly { readonly discounted: number; readonly discountNumber: number }[] = []
      for (const one of steps) {
        if (one.do === 'begin') now = { number: now.number + 1, left: one.units, original: one.units }
        else if (one.do === 'sell') {
          if (one.units > now.left) continue
          sold = [...sold, { discounted: one.units, discountNumber: now.number }]
          now = { ...now, left: now.left - one.units }
        } else {
          const back = sold[one.order]
          if (!back) continue
          sold = sold.filter((other) => other !== back)
          now = { ...now, left: discountLeft(now, back) }
        }
        const out = sold.filter(({ discountNumber }) => discountNumber === now.number)
        expect(now.left + out.reduce((sum, { discounted }) => sum + discounted, 0)).toBe(now.original)
      }
    }),
  )
})

it('never has more units than the discount had', () =>
  expect(discountLeft({ number: 1, left: 1, original: 2 }, { discounted: 2, discountNumber: 1 })).toBe(2))
