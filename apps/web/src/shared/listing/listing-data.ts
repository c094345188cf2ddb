import type { ListingPage, ListingQuery } from '@market/domain/catalog'
import { beginsOpen, fewValues } from './few-values.ts'

/** Address parameter that requests every value of every facet, for browsers without script. */
export const allValuesKey = 'secenekler'

export interface ListingData {
  readonly query: ListingQuery
  readonly listing: ListingPage
  /** Path of the listing without its query. */
  readonly path: string
  /** Number of values that the document left out, by facet name. They load on request. */
  readonly more?: Readonly<Record<string, number>>
  /** The address requested every value. */
  readonly whole?: true
}

/**
 * The data of a listing's page. The document contains a few values of an open facet and none of a closed one, because
 * most are never looked at: in a category with sixty brands they are a fifth of its elements.
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
