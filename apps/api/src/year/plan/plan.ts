/** A person of a year, or a fault: which file, when it begins, and the number from which its throws come. */
export interface Planned {
  readonly name: string
  /** Minutes after the first midnight. */
  readonly minute: number
  readonly seed: number
}
/** Everything that a seed decides. The same plan gives the same history. */
export interface Plan {
  readonly seed: number
  readonly days: number
  readonly people: readonly Planned[]
  readonly faults: readonly Planned[]
}
