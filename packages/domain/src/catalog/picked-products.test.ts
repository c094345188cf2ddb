import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxCompared, maxSeen, productSeen, toggleCompared } from './picked-products.ts'

const product = fc.record({ id: fc.integer({ min: 1, max: 9 }) })
const picks = fc.array(product, { maxLength: 40 })
const ids = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id)

describe('products to compare', () => {
  it('are at most four, each once, and a second time takes one out', () => {
    expect(
      ids([1, 2, 3, 4, 5, 2].reduce((list, id) => [...toggleCompared(list, { id })], [] as { id: number }[])),
    ).toEqual([1, 3, 4])
    fc.assert(
      fc.property(picks, product, (all, one) => {
        let list: readonly { readonly id: number }[] = []
        for (const next of all) list = toggleCompared(list, next)
        expect(list.length).toBeLessThanOrEqual(maxCompared)
        expect(new Set(ids(list)).size).toBe(list.length)
        if (ids(list).includes(one.id)) expect(ids(toggleCompared(list, one))).not.toContain(one.id)
      }),
    )
  })
})

describe('products seen', () => {
  it('stand newest first, each once, the oldest forgotten', () => {
    fc.assert(
      fc.property(picks, (all) => {
        let list: readonly { readonly id: number }[] = []
        for (const next of all) list = productSeen(list, next)
        expect(ids(list)).toEqual([...new Set(ids(all).toReversed())].slice(0, maxSeen))
      }),
    )
  })
})
