/** A group and its leaves as the tree's data writes them: the name, the leaves, and a slug where it is not the name's. */
export interface GroupData {
  readonly name: string
  readonly slug?: string
  /** Where it is not `main id * 100 + position`. */
  readonly id?: number
  /** Ids follow from the position: new leaves are added at the end, none is taken out. */
  readonly leaves: readonly (string | { readonly name: string; readonly slug: string })[]
}
