import type { QueryUnderstanding } from '@market/domain/catalog'

export interface Relaxed {
  /** Slugs of kinds among which products are looked for, where a word means what is not sold. */
  readonly near?: readonly string[]
  readonly understanding: QueryUnderstanding
  /** Whether the last word must be in names as typed or name the kind, since it names the thing. */
  readonly headed?: boolean
  /** The words as typed. */
  readonly leftOut: readonly string[]
}
