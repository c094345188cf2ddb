import { succeed } from '@market/domain/kernel'
import type { Collection, CollectionCatalog, ProductDetail, TagPage } from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'
import { pageOf } from './page-of.ts'

export const aCollection = (given: Partial<Collection> = {}): Collection => ({
  slug: 'evde-kahve',
  name: 'Evde Kahve',
  note: 'Çekirdekten fincana.',
  image: 'kahve',
  tone: 'sand',
  products: [],
  ...given,
})

/** Collections, and tags with the products that carry them. */
export const memoryCollections = (
  collections: readonly Collection[],
  tags: readonly (NonNullable<TagPage['tag']> & { readonly products: readonly ProductDetail[] })[] = [],
): CollectionCatalog => ({
  async collection(slug) {
    const found = collections.find((one) => one.slug === slug)
    return found ? succeed(found) : notFound('Koleksiyon bulunamadı.')
  },
  tags: async () => succeed(tags.map(({ products, ...tag }) => ({ ...tag, productCount: products.length }))),
  async tagged(tag, request) {
    const found = tags.find((one) => one.slug === tag)
    if (!found) return succeed({ ...pageOf([], request), tag: null })
    const { products, ...described } = found
    return succeed({ ...pageOf(products, request), tag: described })
  },
})
