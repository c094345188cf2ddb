import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedOf, maxCompared, maxSeen, productSeen, toggleCompared } from './picked-products.ts'

const product = fc.integer({ min: 1, max: 60 }).map((id) => ({ id, kind: String(id % 3) }))
const picks = fc.array(product, { maxLength: 80 })
const phone = (id: number) => ({ id, kind: 'telefon' })
const ids = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id)

describe('products to compare', () => {
  it('are at most four, each once, and a second time takes one out', () => {
    expect(
      ids(
        [1, 2, 3, 4, 5, 2].reduce<readonly ReturnType<typeof phone>[]>(
          (list, id) => toggleCompared(list, phone(id)),
          [],
        ),
      ),
    ).toEqual([1, 3, 4])
    fc.assert(
      fc.property(picks, product, (all, one) => {
        let list: typeof all = []
        for (const next of all) list = [...toggleCompared(list, next)]
        expect(comparedOf(list, one.kind).length).toBeLessThanOrEqual(maxCompared)
        expect(comparedOf(list, one.kind).every(({ kind }) => kind === one.kind)).toBe(true)
        expect(new Set(ids(list)).size).toBe(list.length)
        if (ids(list).includes(one.id)) expect(ids(toggleCompared(list, one))).not.toContain(one.id)
      }),
    )
  })
})

it('compares a heater with no phone, and keeps both comparisons', () => {
  const phones = [1, 2, 3, 4].map(phone)
  const all = toggleCompared(phones, { id: 5, kind: 'isitici' })
  expect([ids(comparedOf(all, 'telefon')), ids(comparedOf(all, 'isitici'))]).toEqual([[1, 2, 3, 4], [5]])
})

describe('products seen', () => {
  it('are listed newest first and once each, up to the limit', () => {
    fc.assert(
      fc.property(picks, (all) => {
        let list: readonly { readonly id: number }[] = []
        for (const next of all) list = productSeen(list, next)
        expect(ids(list)).toEqual([...new Set(ids(all).toReversed())].slice(0, maxSeen))
      }),
    )
  })
})
