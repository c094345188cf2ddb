import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchMatch } from './search-match.ts'

export interface NamedCount {
  readonly value: string
  readonly name: string
  readonly count: number
}
/** How many products of a listing have each value. */
export interface FacetCounts {
  readonly total: number
  readonly brands: readonly NamedCount[]
  readonly shops: readonly NamedCount[]
  /** Products of at least one, two, three and four stars. */
  readonly ratings: readonly [number, number, number, number]
  /** In the order of `deliveryKeys`. */
  readonly delivery: readonly number[]
  /** `Name:Value` and its count. */
  readonly attributes: readonly (readonly [string, number])[]
  /** Lowest and highest price, kuruş. */
  readonly prices: readonly [number, number] | readonly [null, null]
  /** Leaf category ids and their counts. */
  readonly categories: readonly (readonly [number, number])[]
}

/** Number and price range of products. */
export type Measure = Pick<FacetCounts, 'total' | 'prices'>

export interface WantedCounts {
  /** The words of a search. */
  readonly match: SearchMatch['match'] | undefined
  /** Which properties to count: always, only if there are few products, or those of one name. */
  readonly attributes: 'always' | 'of-few' | { readonly name: string }
  /** Whether total and prices must be exact for any number of products. */
  readonly exact: boolean
  /** Slugs that are counted even if they are not among the first. */
  readonly brands: readonly string[]
  readonly shops: readonly string[]
}

/** Up to this many products properties are counted even for mixed kinds. */
const few = 1500
export const maxAttributes = 400

/** Whether properties are counted for a number of products. */
export const attributesWanted = ({ attributes }: WantedCounts, total: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  attributes === 'of-few' ? sql`${total} <= ${sql.lit(few)}` : sql`true`

/** Whether a property (`Name:Value`) was requested. */
export const ofAttribute = ({ attributes }: WantedCounts, facet: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  typeof attributes === 'object' ? sql`starts_with(${facet}, ${`${attributes.name}:`})` : sql`true`
