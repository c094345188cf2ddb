import { getTags, getTagSearch, getUserCollection } from '@market/contract'
import type { CollectionCatalog } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { listingQuery, readListing } from './read-listing.ts'
import { readCard } from './read-product.ts'

/** `CollectionCatalog`: chosen sets of products, and tags. */
export const httpCollections = (api: ApiClient): CollectionCatalog => ({
  collection: (slug) =>
    mapResult(api.send(getUserCollection, { query: { list: slug } }), (wire) => ({
      slug: wire.collection_slug,
      name: wire.collection_name,
      note: wire.note,
      image: wire.image,
      tone: wire.tone,
      products: wire.results.map(readCard),
    })),
  tags: () =>
    mapResult(api.send(getTags, {}), (wire) =>
      wire.items.map(({ product_count, ...tag }) => ({ ...tag, productCount: product_count })),
    ),
  tagged: (tag, request) =>
    mapResult(api.send(getTagSearch, { params: { tag }, query: listingQuery(request) }), (wire) => ({
      ...readListing(wire),
      tag: wire.tag,
    })),
})
