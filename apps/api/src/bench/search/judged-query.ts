/** Conditions for a right answer; every given field must hold. */
export interface Wanted {
  readonly id?: number
  /** Slugs of categories; it is in one of them, at any depth. */
  readonly in?: readonly string[]
  /** Folded words; its brand and name have one of them, at the beginning of a word, or whole with a space behind. */
  readonly named?: readonly string[]
  /** `Name:Value` of a choice or property, or folded words of a value or of its brand and name: one of them. */
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

/** A query with what a shopper means by it, judged by kind, so that it holds for other products of the same catalogue. */
export interface JudgedQuery {
  readonly query: string
  readonly group: QueryGroup
  /** A right answer is one of these; none where nothing is the right answer. */
  readonly first: readonly Wanted[]
  /** And none of these. */
  readonly never?: readonly Wanted[]
  /** No answer is no fault: the thing is not sold, or the text says nothing. */
  readonly mayBeEmpty?: true
}
