import type { QueryFilter } from './query-understanding.ts'

/** A sequence of folded words that is a condition wherever it occurs in a query. */
export interface Phrase {
  /** A regular expression over folded words separated by spaces. A dash between two words counts as a separate word. */
  readonly pattern: string
  /** Reads the condition from the pattern's groups; undefined if they contain none. */
  readonly read: (
    groups: readonly (string | undefined)[],
  ) => { readonly filter: QueryFilter; readonly label: string } | undefined
}
