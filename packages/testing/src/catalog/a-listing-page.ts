import type { ListingPage } from '@market/domain/catalog'

/** One page of a listing with the given products on it. */
export const aListingPage = (given: Partial<ListingPage> = {}): ListingPage => ({
  results: [],
  resultCount: given.results?.length ?? 0,
  attributes: [],
  badges: [],
  categories: [],
  subCategories: [],
  suggestCategories: [],
  suggestQueries: [],
  correctedQuery: null,
  priceRange: null,
  ...given,
})
