import type { ListingWire } from '@market/contract'
import type { ListingPage, ListingRequest, SearchFindings } from '@market/domain/catalog'
import { readCard } from './read-product.ts'

/** Query of a listing request. */
export const listingQuery = ({ categorySlug, brand, delivery, attr, ...rest }: ListingRequest) => ({
  limit: rest.limit,
  offset: rest.offset,
  sort: rest.sort,
  stock: rest.stock,
  price: rest.price,
  rating: rest.rating,
  shop: rest.shop,
  category_slug: categorySlug,
  ...(brand && { brand: [...brand] }),
  ...(delivery && { delivery: [...delivery] }),
  ...(attr && { attr: [...attr] }),
})

/** A page of a listing from the wire, with its filter groups and counts. */
export const readListing = (wire: ListingWire): ListingPage => ({
  results: wire.results.map(readCard),
  resultCount: wire.result_count,
  attributes: wire.attributes,
  badges: wire.badges,
  categories: wire.categories,
  subCategories: wire.sub_categories,
  suggestCategories: wire.suggest_categories,
  suggestQueries: wire.suggest_queries,
  correctedQuery: wire.corrected_query,
  priceRange: wire.price_range,
  ...(wire.search && { search: readFindings(wire.search) }),
})

const readFindings = ({ left_out: leftOut, near, ...rest }: NonNullable<ListingWire['search']>): SearchFindings => ({
  ...rest,
  leftOut,
  near: near.map(readCard),
})
