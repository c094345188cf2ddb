import { type CategoryCatalog, findCategory } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CategorySubject {
  readonly categories: CategoryCatalog
  /** Slug of a category with products in its subtree. */
  readonly filled: string
}

/** The behaviour required of every `CategoryCatalog`. */
export const categoryCatalogContract = (name: string, subject: () => Promise<CategorySubject>): void => {
  const strange = 'boyle-bir-kategori-yok'

  describe(`CategoryCatalog: ${name}`, () => {
    it('lists the ten main categories, and the children of one with their counts', async () => {
      const { categories, filled } = await subject()
      const main = await valueOf(categories.main())
      expect(main).toHaveLength(10)
      const node = findCategory(filled)
      const below = await valueOf(categories.below(node?.id ?? 0))
      expect(below.map(({ slug }) => slug)).toEqual(node?.children.map(({ slug }) => slug))
      expect(below.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
      expect(await failureOf(categories.below(999_999))).toMatchObject({ kind: 'not-found' })
    })

    it('describes a category by counts, prices and brands', async () => {
      const { categories, filled } = await subject()
      const detail = await valueOf(categories.detail(filled))
      expect(detail.productCount).toBeGreaterThanOrEqual(detail.inStockCount)
      expect(detail.priceRange?.min).toBeLessThanOrEqual(detail.priceRange?.max ?? 0)
      expect(detail.brands.length).toBeGreaterThan(0)
      expect(detail.children.length).toBe(findCategory(filled)?.children.length)
      expect(await failureOf(categories.detail(strange))).toMatchObject({ kind: 'not-found' })
    })

    it('has words that name the category', async () => {
      const { categories, filled } = await subject()
      const { title, description, text } = await valueOf(categories.words(filled))
      for (const words of [title, description, text]) expect(words).toContain(findCategory(filled)?.name)
      expect(await failureOf(categories.words(strange))).toMatchObject({ kind: 'not-found' })
    })

    it('returns rows of products in stock up to a limit, and banners', async () => {
      const { categories, filled } = await subject()
      for (const row of ['most-sold', 'featured', 'campaign'] as const) {
        const found = await valueOf(categories.row(row, { category: filled, limit: 2 }))
        expect(found.length).toBeLessThanOrEqual(2)
        expect(found.every(({ stock }) => stock > 0)).toBe(true)
        expect(await failureOf(categories.row(row, { category: strange, limit: 2 }))).toMatchObject({
          kind: 'not-found',
        })
      }
      await valueOf(categories.banners(filled))
    })
  })
}
