import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLimit, quantityChange, quantityLimit } from './quantity-change.ts'

const line = { productId: 7, attrId: '3;9', quantity: 4, limit: 10, stock: 8 }

describe('C3 quantityChange', () => {
  it('is an addition for more units and a removal for fewer', () => {
    expect(quantityChange(line, 6)).toEqual({
      kind: 'addition',
      difference: 2,
      payload: { productId: 7, attrId: '3;9', oldNumber: 4, number: 6 },
    })
    expect(quantityChange(line, 1)).toMatchObject({ kind: 'removal', difference: -3, payload: { number: 1 } })
  })

  it.each([4, 0, -1, 2.5, Number.NaN, Number.NEGATIVE_INFINITY])('ignores a wish for %s', (wanted) => {
    expect(quantityChange(line, wanted)).toBeUndefined()
  })

  it('clamps a quantity above the smaller of limit and stock', () => {
    expect(quantityChange(line, 9)?.payload.number).toBe(8)
    expect(quantityChange({ ...line, limit: 5 }, Number.POSITIVE_INFINITY)?.payload.number).toBe(5)
    expect(quantityChange({ ...line, quantity: 8 }, 9)).toBeUndefined()
  })

  it('lowers a line that holds more than there is', () => {
    expect(quantityChange({ ...line, stock: 3 }, 5)).toMatchObject({ kind: 'removal', difference: -1 })
    expect(quantityChange({ ...line, stock: 0 }, 5)).toBeUndefined()
    expect(quantityChange({ ...line, stock: 3 }, 4)).toBeUndefined()
  })

  it('sends whole quantities between 1 and the limit that differ from the current one', () => {
    const count = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(count, count, count, fc.oneof(fc.integer(), fc.double()), (quantity, limit, stock, wanted) => {
        const change = quantityChange({ ...line, quantity, limit, stock }, wanted)
        if (change === undefined) return
        expect(change.payload.number).toBeGreaterThanOrEqual(1)
        expect(change.payload.number).toBeLessThanOrEqual(quantityLimit({ limit, stock }))
        expect(change.payload.number).toBe(quantity + change.difference)
        expect(change.kind).toBe(change.difference > 0 ? 'addition' : 'removal')
        expect(change.difference).not.toBe(0)
        expect(quantityChange({ ...line, quantity, limit, stock }, quantity)).toBeUndefined()
      }),
    )
  })
})

describe('C6 addLimit', () => {
  it('is the stock, capped at the upper limit', () => {
    expect(addLimit({ stock: 3, upperLimit: 10 })).toBe(3)
    expect(addLimit({ stock: 30, upperLimit: 10 })).toBe(10)
    expect(addLimit({ stock: -2, upperLimit: 10 })).toBe(0)
  })

  it('never exceeds either', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (stock, upperLimit) => {
        const limit = addLimit({ stock, upperLimit })
        expect([stock, upperLimit]).toContain(limit)
        expect(limit).toBeLessThanOrEqual(stock)
        expect(limit).toBeLessThanOrEqual(upperLimit)
      }),
    )
  })
})
