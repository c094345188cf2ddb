import type { CallRequest, getProducts } from '@market/contract'
import { type ListingKind, listingKinds, listingQuery, type QueryFilter } from '@market/domain/catalog'

/** A set of products made by editors; limits the listing like a category. */
export type ListingScope =
  | { readonly kind: 'campaign'; readonly campaignId: number; readonly tab: string | undefined }
  | { readonly kind: 'deal'; readonly slotIds: readonly number[] }
  | { readonly kind: 'tag'; readonly tag: string }
  /** Products of one origin, or of any origin if undefined. */
  | { readonly kind: 'origin'; readonly originId: number | undefined }

/** The filters of a listing, without its order and page. Amounts are kuruş. */
export interface ListingFilter {
  readonly scope?: ListingScope
  /**
   * Conditions understood from the search text. They are not choices of the shopper, so every facet count includes
   * them.
   */
  readonly understood?: readonly QueryFilter[]
  readonly categoryId: number | undefined
  readonly inStock: boolean
  readonly brands: readonly string[]
  readonly minPrice: number | undefined
  readonly maxPrice: number | undefined
  /** Minimum average. */
  readonly rating: number | undefined
  readonly delivery: readonly DeliveryKey[]
  readonly shop: string | undefined
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
}
export interface ListingPage {
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

export const deliveryKeys = ['free_shipping', 'fast_shipping', 'kargomat'] as const
export type DeliveryKey = (typeof deliveryKeys)[number]
const isDeliveryKey = (value: string): value is DeliveryKey => deliveryKeys.some((key) => key === value)

/** Maximum number of filter names. Further ones are ignored. */
const maxAttributes = 20

type Query = CallRequest<typeof getProducts>['query']

export function readListingFilter(query: Query, categoryId: number | undefined, scope?: ListingScope): ListingFilter {
  const { price } = listingQuery.parse([['price', query.price ?? '']])
  return {
    ...(scope && { scope }),
    categoryId,
    inStock: query.stock === 'true',
    brands: distinct(query.brand),
    minPrice: price.min,
    maxPrice: price.max,
    rating: query.rating,
    delivery: distinct(query.delivery).filter(isDeliveryKey),
    shop: query.shop || undefined,
    attributes: readAttributes(distinct(query.attr)),
  }
}

/** Unknown sizes and orders fall back to the defaults of the specification (rules.md L1). */
export function readListingPage(query: Query, kind: ListingKind = 'listing'): ListingPage {
  const { sizes, limit, sorts, sort } = listingKinds[kind]
  const known = sorts.includes(query.sort) || listingKinds.mini.sorts.includes(query.sort)
  return {
    sort: known ? query.sort : sort,
    limit: sizes.includes(query.limit) ? query.limit : limit,
    offset: Math.min(query.offset, lastOffset),
  }
}
const lastOffset = 1_000_000

const distinct = (values: readonly string[] | undefined): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '').sort()

function readAttributes(pairs: readonly string[]): ListingFilter['attributes'] {
  const byName = new Map<string, string[]>()
  for (const pair of pairs) {
    const at = pair.indexOf(':')
    if (at < 1 || at === pair.length - 1) continue
    const name = pair.slice(0, at)
    byName.set(name, [...(byName.get(name) ?? []), pair.slice(at + 1)])
  }
  return [...byName].slice(0, maxAttributes).map(([name, values]) => ({ name, values }))
}
