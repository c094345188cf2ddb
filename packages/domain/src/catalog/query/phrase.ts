import type { QueryFilter } from './query-understanding.ts'

/** Folded words in a row that are a condition wherever they occur. */
export interface Phrase {
  /** A regular expression of folded words with a space between; a dash that joins two of them is a word of its own. */
  readonly pattern: string
  /** The condition, by the pattern's groups; undefined where they say nothing. */
  readonly read: (
    groups: readonly (string | undefined)[],
  ) => { readonly filter: QueryFilter; readonly label: string } | undefined
}
