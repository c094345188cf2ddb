import fc from 'fast-check'
import { expect, it } from 'vitest'
import { methodTerms, waitingMethods } from '../../payment/method-terms.ts'
import { holdMinutes } from './hold-minutes.ts'

const items = fc.array(fc.record({ stock: fc.nat(40), quantity: fc.integer({ min: 1, max: 20 }) }), { minLength: 1 })
const methods = fc.constantFrom(...(Object.keys(methodTerms) as (keyof typeof methodTerms)[]))

it.each([
  ['bank_transfer', 20, 72 * 60],
  ['bank_transfer', 5, 42 * 60],
  ['bank_transfer', 0, 12 * 60],
  ['pay_with_url', 10, 24 * 60],
  ['pay_with_url', 1, 252],
  ['pay_with_url', 0, 2 * 60],
  ['credit_card', 0, 15],
] as const)('%s with %i left is held %i minutes', (method, left, minutes) =>
  expect(holdMinutes(method, [{ stock: left + 2, quantity: 2 }])).toBe(minutes),
)

it('the scarcest product decides, and fewer units left never hold longer', () => {
  fc.assert(
    fc.property(methods, items, (method, all) => {
      const minutes = holdMinutes(method, all)
      const scarcer = all.map((item) => ({ ...item, stock: Math.max(0, item.stock - 1) }))
      expect(holdMinutes(method, scarcer)).toBeLessThanOrEqual(minutes)
      expect(Math.min(...all.map((item) => holdMinutes(method, [item])))).toBe(minutes)
      expect(minutes).toBeGreaterThanOrEqual(methodTerms[method].shortestMinutes)
      expect(minutes).toBeLessThanOrEqual(methodTerms[method].minutes)
    }),
  )
})

it('every method that waits gives time to pay', () =>
  expect(waitingMethods.filter((method) => methodTerms[method].shortestMinutes < 120)).toEqual([]))
