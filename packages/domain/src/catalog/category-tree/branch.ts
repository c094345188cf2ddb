/**
 * A group and its leaves as the tree's data has them: the name, the leaves, and a slug if it does not follow from the
 * name.
 */
export interface GroupData {
  readonly name: string
  readonly slug?: string
  /** Set if it differs from `main id * 100 + position`. */
  readonly id?: number
  /** Ids follow from the position, so new leaves are added at the end and leaves are never removed. */
  readonly leaves: readonly (string | { readonly name: string; readonly slug: string })[]
}
