import { type CallInput, getProducts, getSearch, type ListingWire } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

/** With seeded products: choosing a value must give as many results as its count says. */
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

type Query = CallInput<typeof getProducts>['query']
const chosen = (query: Query, key: string, value: string): Query => {
  if (key === 'rating' || key === 'shop') return { ...query, [key]: value }
  const before = key === 'brand' ? query.brand : key === 'delivery' ? query.delivery : query.attr
  return { ...query, [key]: [before ?? []].flat().concat(value) }
}
/** A sample of values of each group. */
const samples = (listing: ListingWire) =>
  listing.attributes.flatMap(({ key, values }) =>
    values
      .filter(({ selected }) => !selected)
      .filter((_, index, all) => index % Math.ceil(all.length / 3) === 0)
      .map((value) => ({ key, ...value })),
  )

describe('counts', () => {
  it('are what choosing gives, one choice after the other', async () => {
    const { results } = await visitor.ask(getProducts, {})
    const q = results[0]?.name.split(' ')[0] ?? ''
    for (const call of [getProducts, getSearch]) {
      let query: Query = {}
      for (let choice = 0; choice < 3; choice += 1) {
        const ask = (more: Query) => visitor.ask(call, { query: { ...more, ...(call === getSearch && { q }) } })
        const listing = await ask(query)
        expect(listing.result_count).toBeGreaterThan(0)
        const untouched = samples(listing).filter(({ key, value }) => !isTouched(query, key, value))
        expect(untouched.length).toBeGreaterThan(0)
        for (const { key, value, count } of untouched) {
          const narrowed = await ask(chosen(query, key, value))
          expect(narrowed.result_count, `${key}=${value} on ${JSON.stringify(query)}`).toBe(count)
        }
        const next = untouched.toSorted((one, other) => other.count - one.count)[0]
        if (next) query = chosen(query, next.key, next.value)
      }
    }
  })

  it('add up: categories below hold every product, and pages hold every product once', async () => {
    const everything = await visitor.ask(getProducts, {})
    expect(everything.sub_categories.reduce((sum, { count }) => sum + count, 0)).toBe(everything.result_count)
    const seen = new Set<number>()
    for (let offset = 0; offset < everything.result_count; offset += 60)
      for (const { id } of (await visitor.ask(getProducts, { query: { limit: 60, offset, sort: 'price_asc' } }))
        .results)
        seen.add(id)
    expect(seen.size).toBe(everything.result_count)
  })
})

/** Whether a group already has a choice. Another value of such a group adds results instead of narrowing them. */
function isTouched(query: Query, key: string, value: string): boolean {
  if (key !== 'attr') return key in query
  const name = value.split(':')[0]
  return [query.attr ?? []].flat().some((one) => one.split(':')[0] === name)
}
