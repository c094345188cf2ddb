import type { Asked } from '../kernel/gateway-failure.ts'
import type { ListingPage, ListingRequest } from './listing.ts'
import type { ProductCard } from './product.ts'
import type { Tone } from './slide.ts'

/** A chosen set of products, in the order it was put together. */
export interface Collection {
  readonly slug: string
  readonly name: string
  readonly note: string
  readonly image: string
  readonly tone: Tone
  readonly products: readonly ProductCard[]
}
/** Null for a tag that nobody described. */
export interface TagPage extends ListingPage {
  readonly tag: { readonly slug: string; readonly name: string; readonly note: string } | null
}

/** Products that were put together by hand: collections and tags. */
export interface CollectionCatalog {
  collection(slug: string): Asked<Collection>
  tagged(tag: string, request: ListingRequest): Asked<TagPage>
}
