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
/** A word that products carry across categories. */
export interface Tag {
  readonly slug: string
  readonly name: string
  readonly note: string
}
/** A tag with the number of products that bear it. */
export interface TagCount extends Tag {
  readonly productCount: number
}
/** What the page of a tag shows. */
export interface TagPage extends ListingPage {
  /** Null for a tag that nobody described. */
  readonly tag: Tag | null
}

/** Products that were put together by hand: collections and tags. */
export interface CollectionCatalog {
  collection(slug: string): Asked<Collection>
  tags(): Asked<readonly TagCount[]>
  tagged(tag: string, request: ListingRequest): Asked<TagPage>
}
