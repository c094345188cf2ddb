import type { QueryPart } from './query/query-understanding.ts'
import type { ProductCard } from './product.ts'

/** Request of a listing. `offset` and `categorySlug` are derived from page and category (rules.md L1). */
export interface ListingRequest {
  readonly limit: number
  readonly offset: number
  readonly sort: string
  readonly categorySlug?: string
  /** Parts of a search to read as plain words. */
  readonly literal?: readonly string[]
  /** 'true' only products in stock, 'false' all (rules.md L2). */
  readonly stock?: 'true' | 'false'
  readonly brand?: readonly string[]
  /** `min-max` in lira; either side may be empty. */
  readonly price?: string
  readonly rating?: number
  readonly delivery?: readonly string[]
  readonly shop?: string
  /** Each `Name:Value`. */
  readonly attr?: readonly string[]
}
/** Request of a search. */
export interface SearchRequest extends ListingRequest {
  readonly q: string
}

/** Counts are disjunctive: choosing a value does not zero its sisters. */
export interface Facet {
  /** Name in the query. */
  readonly key: string
  readonly name: string
  readonly values: readonly {
    readonly value: string
    readonly name: string
    readonly count: number
    readonly selected: boolean
  }[]
}
/** A category to link to. */
export interface CategoryLink {
  readonly id: number
  readonly name: string
  readonly slug: string
}
/** A category with the number of products found in it. */
export interface CategoryCount extends CategoryLink {
  readonly count: number
}

/** Findings of a search besides its products. */
export interface SearchFindings {
  /** Parts of the query that became conditions, each with the search without it, to which its chip leads. */
  readonly understood: readonly Pick<QueryPart, 'text' | 'label' | 'without'>[]
  /** Sort key that the query asks for: `en ucuz`. */
  readonly sort?: string | undefined
  /** Words and conditions that were dropped, because no product met all of them. */
  readonly leftOut: readonly string[]
  /** Pages that are called so. */
  readonly pages: readonly FoundPage[]
  /** If nothing was found: best sellers of the categories closest to the words. */
  readonly near: readonly ProductCard[]
}
/** A page that a search found by its name. */
export interface FoundPage {
  readonly kind: 'shop' | 'brand' | 'category' | 'campaign'
  readonly name: string
  readonly url: string
  /** Key of its picture, for shops and campaigns. */
  readonly image: string | null
}

/** One page of a listing. */
export interface ListingPage {
  readonly results: readonly ProductCard[]
  readonly resultCount: number
  readonly attributes: readonly Facet[]
  readonly badges: readonly string[]
  /** Path from the root to the listed category. */
  readonly categories: readonly CategoryLink[]
  readonly subCategories: readonly CategoryCount[]
  /** Categories with the most hits of a search; at most 5. */
  readonly suggestCategories: readonly CategoryCount[]
  /** Similar queries, when a search found few or no products. */
  readonly suggestQueries: readonly string[]
  /** The searched words after a correction of typos. */
  readonly correctedQuery: string | null
  /** Prices in lira, as the price filter expects them. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** Only of a search. */
  readonly search?: SearchFindings
}
