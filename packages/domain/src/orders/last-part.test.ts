import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kurus, subtract } from '../money/money.ts'
import { lastPart } from './last-part.ts'
import { refundOf } from './refund-of.ts'

const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), units: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constantFrom('withdraw' as const, 'receive' as const), which: fc.nat(3) }),
)
const line = fc.record({ units: fc.integer({ min: 1, max: 6 }), goods: fc.nat(100_003), wrap: fc.nat(9_000) })

it('no return is refunded less than was shown when it was asked for, in whatever order they arrive', () => {
  fc.assert(
    fc.property(line, fc.array(step, { maxLength: 20, size: 'max' }), ({ units, goods, wrap }, steps) => {
      let left = units
      let paid = kurus(goods + wrap)
      let waiting: readonly { readonly units: number; readonly shown: number; readonly when: string }[] = []
      const away = () => waiting.reduce((sum, one) => sum + one.units, 0)
      const refund = (of: number) => refundOf({ quantity: left + away(), paid, withLast: kurus(wrap) }, of)
      const receive = (one: (typeof waiting)[number]) => {
        const given = refund(one.units)
        expect(given).toBeGreaterThanOrEqual(one.shown)
        waiting = waiting.filter((other) => other !== one)
        if (one.when === 'now') expect({ given, left, waiting }).toEqual({ given: one.shown, left: 0, waiting: [] })
        paid = subtract(paid, given)
        if (left + away() > 0) expect(paid).toBeGreaterThanOrEqual(wrap)
      }
      for (const one of steps) {
        if (one.do === 'ask') {
          if (one.units > left) continue
          const when = lastPart({ quantity: left, awaited: away() }, one.units)
          const shown = refund(one.units)
          left -= one.units
          waiting = [...waiting, { units: one.units, shown, when }]
        } else {
          const request = waiting[one.which]
          if (!request) continue
          if (one.do === 'receive') receive(request)
          else {
            waiting = waiting.filter((other) => other !== request)
            left += request.units
          }
        }
      }
      for (const one of waiting) receive(one)
      if (left > 0) paid = subtract(paid, refund(left))
      expect(paid).toBe(0)
    }),
  )
})

it.each([
  [1, 2, 0, 'kept'],
  [2, 2, 0, 'now'],
  [2, 2, 1, 'later'],
  [0, 0, 1, 'later'],
  [0, 1, 1, 'kept'],
] as const)('%i of %i units beside %i on their way: %s', (units, quantity, awaited, when) =>
  expect(lastPart({ quantity, awaited }, units)).toBe(when),
)
