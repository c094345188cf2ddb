import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchMatch } from './search-match.ts'

export interface NamedCount {
  readonly value: string
  readonly name: string
  readonly count: number
}
/** What stands in a listing: how many products have each value. */
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

/** How many there are, and what they cost. */
export type Measure = Pick<FacetCounts, 'total' | 'prices'>

export interface WantedCounts {
  /** The words of a search. */
  readonly match: SearchMatch['match'] | undefined
  /** Properties of everything, only where there are few products, or of one name alone. */
  readonly attributes: 'always' | 'of-few' | { readonly name: string }
  /** Whether total and prices are wanted to the unit, however many products there are. */
  readonly exact: boolean
  /** Slugs that are counted even where they would not be among the first. */
  readonly brands: readonly string[]
  readonly shops: readonly string[]
}

/** Of so many products the properties are counted even where they are of all kinds. */
const few = 1500
export const maxAttributes = 400

/** Whether properties are counted of so many products. */
export const attributesWanted = ({ attributes }: WantedCounts, total: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  attributes === 'of-few' ? sql`${total} <= ${sql.lit(few)}` : sql`true`

/** Whether a property (`Name:Value`) is one of those asked for. */
export const ofAttribute = ({ attributes }: WantedCounts, facet: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  typeof attributes === 'object' ? sql`starts_with(${facet}, ${`${attributes.name}:`})` : sql`true`
