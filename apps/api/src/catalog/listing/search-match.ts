import type { RawBuilder } from 'kysely'

/** Words of a search as text queries: what must match, and how well what matches fits. */
export interface SearchMatch {
  /**
   * Text queries that must all match: the index finds what several have in common in a third of the time that it takes
   * for one that joins them by `&`.
   */
  readonly match: readonly string[]
  readonly rank: RawBuilder<number>
}
