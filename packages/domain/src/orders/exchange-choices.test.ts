import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchangeChoices } from './exchange-choices.ts'

const choice = (combination: string, stock: number, addPrice = 0) => ({ combination, stock, addPrice })
const sizes = [choice('1', 0), choice('2', 1), choice('3', 3), choice('4', 9, 500)]
const wanted = (line: Partial<Parameters<typeof exchangeChoices>[1]>) =>
  exchangeChoices(sizes, { from: '1', paid: null, quantity: 1, elsewhere: [], ...line }).map(
    ({ combination }) => combination,
  )

describe('exchangeChoices', () => {
  it('cost today what was paid for the bought one, whatever that costs now', () => {
    expect(wanted({ paid: 500 })).toEqual(['4'])
    expect(wanted({ from: '4', paid: 500 })).toEqual([])
    expect(wanted({ from: '4', paid: 0 })).toEqual(['2', '3'])
    expect(wanted({ from: '7', paid: 0 })).toEqual(['2', '3'])
  })
  it('are the other variants at the same price, also if the bought one is sold out', () => {
    expect(wanted({})).toEqual(['2', '3'])
    expect(wanted({ from: '2' })).toEqual(['3'])
    expect(wanted({ from: '4' })).toEqual([])
  })
  it('have as many units as were bought', () => {
    expect(wanted({ quantity: 2 })).toEqual(['3'])
    expect(wanted({ quantity: 4 })).toEqual([])
    expect(wanted({ quantity: 0 })).toEqual([])
  })
  it('are not on another line of the order', () => {
    expect(wanted({ elsewhere: ['3'] })).toEqual(['2'])
  })
  it('are empty if an older order’s variant no longer exists', () => {
    expect(wanted({ from: '7' })).toEqual([])
  })
  it('have the same price and enough stock', () => {
    const any = fc.record({
      combination: fc.constantFrom('', '1', '2', '3;4'),
      stock: fc.integer({ min: -1, max: 3 }),
      addPrice: fc.constantFrom(0, 0, 100),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(any, { selector: ({ combination }) => combination }),
        fc.constantFrom('', '1', '2'),
        fc.constantFrom(null, 0, 100),
        fc.integer({ min: -1, max: 4 }),
        (all, from, paid, quantity) => {
          const price = paid ?? all.find(({ combination }) => combination === from)?.addPrice
          for (const one of exchangeChoices(all, { from, paid, quantity, elsewhere: [] })) {
            expect(one.addPrice).toBe(price)
            expect(one.combination).not.toBe(from)
            expect(one.stock).toBeGreaterThanOrEqual(Math.max(1, quantity))
          }
        },
      ),
    )
  })
})
