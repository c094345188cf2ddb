import type { GatewayResult } from '../kernel/gateway-failure.ts'
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
/** A tag with the number of its products. */
export interface TagCount extends Tag {
  readonly productCount: number
}
/** One page of a tag’s products. */
export interface TagPage extends ListingPage {
  /** Null for a tag without a description. */
  readonly tag: Tag | null
}

/** Products that were put together by hand: collections and tags. */
export interface CollectionCatalog {
  collection(slug: string): GatewayResult<Collection>
  tags(): GatewayResult<readonly TagCount[]>
  tagged(tag: string, request: ListingRequest): GatewayResult<TagPage>
}
