import type { ShopId } from '@market/domain/kernel'
import type { ShopPages } from '@market/domain/shops'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ShopPagesSubject {
  /** At least three shops. */
  readonly pages: ShopPages
  /** An existing shop with Turkish letters in its name. */
  readonly shop: { readonly id: ShopId; readonly slug: string; readonly name: string }
}

/** The behaviour required of every `ShopPages`. */
export const shopPagesContract = (name: string, subject: () => Promise<ShopPagesSubject>): void => {
  describe(`ShopPages: ${name}`, () => {
    it('lists all shops by page, best rated first', async () => {
      const { pages } = await subject()
      const { resultCount, results } = await valueOf(pages.list({ limit: 60 }))
      expect(resultCount).toBeGreaterThan(2)
      const ratings = results.map(({ rating }) => rating)
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
      const second = await valueOf(pages.list({ limit: 1, page: 2 }))
      expect(second).toMatchObject({ resultCount, results: [{ id: results[1]?.id }] })
    })

    it('sorts by number of products', async () => {
      const { pages } = await subject()
      const counts = (await valueOf(pages.list({ sort: 'products' }))).results.map(({ productCount }) => productCount)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    })

    it('T4 finds a shop by a part of its name, whatever its letters', async () => {
      const { pages, shop } = await subject()
      for (const q of [shop.name, shop.name.slice(0, 4).toLocaleLowerCase('tr')]) {
        const { results } = await valueOf(pages.list({ q, limit: 60 }))
        expect(results.map(({ id }) => id)).toContain(shop.id)
      }
    })

    it('opens a shop with what the law asks it to show', async () => {
      const { pages, shop } = await subject()
      const opened = await valueOf(pages.one(shop.slug))
      expect(opened).toMatchObject({ id: shop.id, slug: shop.slug, name: shop.name })
      for (const text of Object.values(opened.tag)) expect(text).not.toBe('')
      expect(await failureOf(pages.one('boyle-bir-magaza-yok'))).toMatchObject({ kind: 'not-found' })
    })
  })
}
