/** A group and its leaves as the tree's data writes them: the name, the leaves, and a slug where it is not the name's. */
export interface GroupData {
  readonly name: string
  readonly slug?: string
  /** Set if it differs from `main id * 100 + position`. */
  readonly id?: number
  /** Ids follow from the position, so new leaves are added at the end and leaves are never removed. */
  readonly leaves: readonly (string | { readonly name: string; readonly slug: string })[]
}
