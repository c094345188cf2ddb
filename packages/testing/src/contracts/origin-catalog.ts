import type { OriginCatalog } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** The behaviour required of every `OriginCatalog`; `subject` has two origins or more. */
export const originCatalogContract = (name: string, subject: () => Promise<OriginCatalog>): void => {
  describe(`OriginCatalog: ${name}`, () => {
    it('lists products of all origins page by page, each with its own', async () => {
      const origins = await subject()
      const all = await valueOf(origins.products({ page: 1, limit: 60 }))
      expect(all.origins.length).toBeGreaterThan(1)
      expect(all.results.every(({ origin }) => all.origins.some((one) => one.name === origin))).toBe(true)
      const second = await valueOf(origins.products({ page: 2, limit: 1 }))
      expect(second.results.map(({ id }) => id)).toEqual(all.results.slice(1, 2).map(({ id }) => id))
    })

    it('shows the bazaar region by region, each with its origins and something of them', async () => {
      const origins = await subject()
      const regions = await valueOf(origins.bazaar())
      const all = await valueOf(origins.products({ page: 1, limit: 60 }))
      expect(regions.flatMap((region) => region.origins.map(({ slug }) => slug)).toSorted()).toEqual(
        all.origins.map(({ slug }) => slug).toSorted(),
      )
      for (const region of regions) {
        expect(region.origins.every((one) => one.region === region.name)).toBe(true)
        expect(region.products.length).toBeGreaterThan(0)
      }
    })

    it('lists products of one origin, and knows no other', async () => {
      const origins = await subject()
      const [one] = (await valueOf(origins.products({ page: 1, limit: 60 }))).origins
      const found = await valueOf(origins.products({ page: 1, limit: 60, origin: one?.slug ?? '' }))
      expect(found.resultCount).toBe(one?.productCount)
      expect(new Set(found.results.map(({ origin }) => origin))).toEqual(new Set([one?.name]))
      const strange = await failureOf(origins.products({ page: 1, limit: 60, origin: 'boyle-bir-yore-yok' }))
      expect(strange).toMatchObject({ kind: 'not-found' })
    })
  })
}
