import type { RawBuilder } from 'kysely'

/** The words of a search as text queries: the conditions, and the relevance of a match. */
export interface SearchMatch {
  /**
   * Text queries that must all match: the index intersects separate queries in a third of the time that it needs for
   * one query joined by `&`.
   */
  readonly match: readonly string[]
  readonly rank: RawBuilder<number>
}
