import type { RawBuilder } from 'kysely'

/** The words of a search as text queries: the conditions, and the relevance of a match. */
export interface SearchMatch {
  /**
   * Text queries that must all match: the index intersects separate queries in a third of the time that it needs for
   * one query joined by `&`. Empty if the whole text was understood as conditions.
   */
  readonly match: readonly string[]
  /** Relevance of a row; undefined if all matches are equally relevant. */
  readonly rank: RawBuilder<number> | undefined
}
