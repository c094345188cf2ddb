import '@market/testing/property-seed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pricePath } from './price-path.ts'

const canvas = { width: 300, height: 80 }

it('goes in steps, a day at a time, the highest price at the top', () => {
  expect(pricePath([200, 100, 150], canvas)).toBe('M0 0H100V80H200V40H300')
})
it('is a line in the middle where nothing changed', () => {
  expect(pricePath([100, 100], canvas)).toBe('M0 40H150V40H300')
})
it('stays within its canvas', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 }), (prices) => {
      const path = pricePath(prices, canvas)
      for (const [, axis, at] of path.matchAll(/([HV])([\d.]+)/g))
        expect(Number(at)).toBeLessThanOrEqual(axis === 'H' ? canvas.width : canvas.height)
      expect(path).not.toContain('NaN')
    }),
  )
})
