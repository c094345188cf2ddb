/** Conditions for a correct result; all given fields must hold. */
export interface Wanted {
  readonly id?: number
  /** Slugs of categories; the product is in one of them, at any depth. */
  readonly in?: readonly string[]
  /**
   * Folded words; brand or name contains one of them, as the beginning of a word, or as a whole word if it ends with a
   * space.
   */
  readonly named?: readonly string[]
  /** `Name:Value` of a choice or property, or folded words of a value or of brand and name; one of them must match. */
  readonly choice?: readonly string[]
  readonly brand?: string
  readonly shop?: string
  /** Lira, both ends included. */
  readonly price?: readonly [number, number]
  readonly freeShipping?: true
  readonly fastShipping?: true
  readonly discounted?: true
}

export const queryGroups = [
  'diacritics',
  'suffixes',
  'typos of one letter',
  'far typos',
  'several words',
  'brand and type',
  'code',
  'colour, size, price, intent',
  'synonyms',
  'ambiguous',
  'shops',
  'not sold here',
  'hostile and nonsense',
  'exclusions',
] as const
export type QueryGroup = (typeof queryGroups)[number]

/**
 * A query with the products that a shopper means by it, described by kind, so that it also holds for other products of
 * the same catalogue.
 */
export interface JudgedQuery {
  readonly query: string
  readonly group: QueryGroup
  /** A correct result meets one of these; empty if the correct answer is an empty result. */
  readonly first: readonly Wanted[]
  /** A correct result meets none of these. */
  readonly never?: readonly Wanted[]
  /** No result is also correct: the product is not sold, or the text has no meaning. */
  readonly mayBeEmpty?: true
}
