import type { CollectionCatalog } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CollectionSubject {
  readonly collections: CollectionCatalog
  /** Slug of a collection with products. */
  readonly collection: string
  /** Slug of a tag with two products or more. */
  readonly tag: string
}

/** The behaviour required of every `CollectionCatalog`. */
export const collectionCatalogContract = (name: string, subject: () => Promise<CollectionSubject>): void => {
  const first = { limit: 60, offset: 0, sort: 'default' } as const

  describe(`CollectionCatalog: ${name}`, () => {
    it('opens a collection that there is', async () => {
      const { collections, collection } = await subject()
      const opened = await valueOf(collections.collection(collection))
      expect(opened.slug).toBe(collection)
      expect(opened.products).not.toEqual([])
      expect(await failureOf(collections.collection('boyle-bir-koleksiyon-yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('lists what carries a tag, page by page', async () => {
      const { collections, tag } = await subject()
      const all = await valueOf(collections.tagged(tag, first))
      expect(all.tag?.slug).toBe(tag)
      expect(all.resultCount).toBeGreaterThan(1)
      const counted = (await valueOf(collections.tags())).find(({ slug }) => slug === tag)
      expect(counted?.productCount).toBe(all.resultCount)
      const second = await valueOf(collections.tagged(tag, { ...first, limit: 12, offset: 1 }))
      expect(second.results.map(({ id }) => id)).toEqual(all.results.slice(1, 13).map(({ id }) => id))
    })

    it('finds nothing under an unknown tag', async () => {
      const { collections } = await subject()
      expect(await valueOf(collections.tagged('boyle-bir-etiket-yok', first))).toMatchObject({
        tag: null,
        resultCount: 0,
        results: [],
      })
    })
  })
}
