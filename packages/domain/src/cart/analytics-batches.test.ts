import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyticsBatches } from './analytics-batches.ts'

describe('C10 analyticsBatches', () => {
  it('sends seven priced items in batches of five and two', () => {
    const items = [100, 0, 200, -5, 300, 400, Number.NaN, 500, 600, 700].map((price, id) => ({ id, price }))
    expect(analyticsBatches(items).map((batch) => batch.map(({ price }) => price))).toEqual([
      [100, 200, 300, 400, 500],
      [600, 700],
    ])
    expect(analyticsBatches([])).toEqual([])
    expect(analyticsBatches([{ price: 0 }])).toEqual([])
  })

  it('sends every priced item once, in order, and fills all batches but the last', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ price: fc.integer({ min: -3, max: 9 }) })), (items) => {
        const batches = analyticsBatches(items)
        expect(batches.flat()).toEqual(items.filter((item) => item.price > 0))
        expect(batches.slice(0, -1).every((batch) => batch.length === 5)).toBe(true)
        expect(batches.every((batch) => batch.length >= 1 && batch.length <= 5)).toBe(true)
      }),
    )
  })
})
