import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationOf, variantStock } from './variant-stock.ts'

const product = {
  stock: 9,
  stockCounts: [
    { combination: '3;12', stock: 4 },
    { combination: '13;3', stock: 0 },
    { combination: '100;9;20', stock: 7 },
  ],
}

describe('L4 variantStock', () => {
  it.each([
    [[3, 12], 4],
    [[12, 3], 4],
    [[3, 13], 0],
    [[20, 100, 9], 7],
    [[3], 0],
    [[3, 12, 13], 0],
    [[31, 2], 0],
    [[], 0],
  ])('of %j is %i', (selected, stock) => expect(variantStock(product, selected)).toBe(stock))
  it("is the product's own where it has no variants", () =>
    expect(variantStock({ stock: 9, stockCounts: [] }, [])).toBe(9))
  it('does not mind the order of choosing, nor of the provider', () =>
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 5 })
          .chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
        fc.nat(),
        ([ids, chosen], stock) => {
          const stocked = { stock: -1, stockCounts: [{ combination: ids.join(';'), stock }] }
          expect(variantStock(stocked, chosen)).toBe(stock)
          expect(combinationOf(chosen)).toBe(combinationOf(ids))
        },
      ),
    ))
  it('is that of the one combination of a product without choices', () =>
    expect(variantStock({ stock: 9, stockCounts: [{ combination: '', stock: 5 }] }, [])).toBe(5))
  it('names a combination by its ids in ascending order', () => expect(combinationOf([100, 9, 20])).toBe('9;20;100'))
})
