import type { ListingPage, ListingQuery } from '@market/domain/catalog'
import { beginsOpen, fewValues } from './few-values.ts'

/** In an address: every value of every facet, for a browser without script. */
export const allValuesKey = 'secenekler'

export interface ListingData {
  readonly query: ListingQuery
  readonly listing: ListingPage
  /** Path of the listing without its query. */
  readonly path: string
  /** By the name of a facet: how many of its values the document left out. They come when they are asked for. */
  readonly more?: Readonly<Record<string, number>>
  /** The address asked for every value. */
  readonly whole?: true
}

/**
 * A listing as its page is given it. A document is sent with few values of a facet that begins open and none of a folded one, since most are
 * never looked at: in a category with sixty brands they are a fifth of its elements.
 */
export function listingData(url: URL, query: ListingQuery, listing: ListingPage): ListingData {
  const data = { query, listing, path: url.pathname }
  if (url.searchParams.has(allValuesKey)) return { ...data, whole: true }
  if (!import.meta.env.SSR) return data
  const attributes = listing.attributes.map((facet) => ({
    ...facet,
    values: beginsOpen(facet) ? fewValues(facet.values) : [],
  }))
  const more = listing.attributes.flatMap(({ name, values }, at) => {
    const left = values.length - (attributes[at]?.values.length ?? 0)
    return left > 0 ? [[name, left] as const] : []
  })
  return { ...data, listing: { ...listing, attributes }, more: Object.fromEntries(more) }
}
