/** Sentences by mood. A group's sentences say nearly the same: a product draws from another group first. */
export interface Told {
  readonly good: readonly (readonly string[])[]
  readonly middle: readonly (readonly string[])[]
  readonly bad: readonly (readonly string[])[]
}
