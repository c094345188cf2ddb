import type { RawBuilder } from 'kysely'

/** The words of a search as text queries: the conditions, and the relevance of a match. */
export interface SearchMatch {
  /**
   * Text queries that must all match: the index intersects separate queries in a third of the time that it needs for
   * one query joined by `&`. None where everything asked for was understood as a condition.
   */
  readonly match: readonly string[]
  /** Undefined where all matches are equally relevant. */
  readonly rank: RawBuilder<number> | undefined
}
