import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { goOn } from './go-on.ts'

const ids = (...numbers: readonly number[]) => numbers.map((number) => productId(number))
const some = fc.array(fc.integer({ min: 1, max: 12 }).map(productId), { maxLength: 8 })
const sources = fc.record({ seen: some, listed: some, bought: some, inCart: some })

describe('goOn', () => {
  it('takes from what was seen, listed and bought in turn', () => {
    const all = { seen: ids(1, 2, 3), listed: ids(4), bought: ids(5, 6), inCart: [] }
    expect(goOn(all, 6)).toEqual(ids(1, 4, 5, 2, 6, 3))
    expect(goOn(all, 2)).toEqual(ids(1, 4))
  })
  it('leaves out what the cart holds, and names a product once', () => {
    const all = { seen: ids(1, 2), listed: ids(2, 3), bought: ids(1), inCart: ids(3) }
    expect(goOn(all, 6)).toEqual(ids(1, 2))
  })
  it('gives nothing where nothing is known', () => {
    expect(goOn({ seen: [], listed: [], bought: [], inCart: ids(1) }, 6)).toEqual([])
  })
  it('gives as many as there are, from the sources alone', () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: -1, max: 9 }), (all, limit) => {
        const given = goOn(all, limit)
        const wanted = new Set([...all.seen, ...all.listed, ...all.bought].filter((id) => !all.inCart.includes(id)))
        expect(given).toHaveLength(Math.max(0, Math.min(limit, wanted.size)))
        expect(new Set(given).size).toBe(given.length)
        for (const id of given) expect(wanted.has(id)).toBe(true)
      }),
    )
  })
  it('gives the first of each source a place among the first three', () => {
    fc.assert(
      fc.property(sources, (all) => {
        const given = goOn({ ...all, inCart: [] }, 3)
        for (const [first] of [all.seen, all.listed, all.bought])
          if (first !== undefined) expect(given).toContain(first)
      }),
    )
  })
})
