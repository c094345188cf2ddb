import type { DealCatalog } from '@market/domain/deals'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../kernel/value-of.ts'

export interface DealSubject {
  readonly deals: DealCatalog
  /** Slug of a deal that runs now with two products or more. */
  readonly running: string
}

/** The behaviour required of every `DealCatalog`. */
export const dealCatalogContract = (name: string, subject: () => Promise<DealSubject>): void => {
  const first = { limit: 60, offset: 0, sort: 'default' } as const

  describe(`DealCatalog: ${name}`, () => {
    it('L1 lists what is on deal, of one deal or of one category', async () => {
      const { deals, running } = await subject()
      const all = await valueOf(deals.products(first))
      const ids = new Set(all.results.map(({ id }) => id))
      const ofDeal = await valueOf(deals.products({ ...first, slug: running }))
      expect(ofDeal.resultCount).toBeGreaterThan(1)
      const [category] = await valueOf(deals.categories())
      const ofCategory = await valueOf(deals.products({ ...first, slug: category?.slug ?? '' }))
      expect(ofCategory.resultCount).toBe(category?.count)
      for (const { id } of [...ofDeal.results, ...ofCategory.results]) expect(ids).toContain(id)
    })

    it('tells what runs today', async () => {
      const { deals, running } = await subject()
      const today = await valueOf(deals.today())
      expect(today.deals.map(({ slug }) => slug)).toContain(running)
      expect(today.products).not.toEqual([])
    })

    it('tells what is on deal and what is cheapened in a category', async () => {
      const { deals } = await subject()
      const [category] = await valueOf(deals.categories())
      const asked = { category: category?.slug ?? '', limit: 2 }
      const all = await valueOf(deals.products({ ...first, slug: asked.category }))
      const offers = await valueOf(deals.offers(asked))
      expect(offers.length).toBe(Math.min(2, all.resultCount))
      for (const { id } of offers) expect(all.results.map((one) => one.id)).toContain(id)
      for (const { price, originalPrice } of await valueOf(deals.discounted(asked)))
        expect(price).toBeLessThan(originalPrice)
    })

    it('counts by main category, most first', async () => {
      const { deals } = await subject()
      const counts = (await valueOf(deals.categories())).map(({ count }) => count)
      expect(counts.every((count) => count > 0)).toBe(true)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    })
  })
}
