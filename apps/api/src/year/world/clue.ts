/** A broken promise that an oracle has found. */
export interface Clue {
  /** The oracle that found it, by its name. */
  readonly oracle: string
  readonly text: string
  /** Virtual time in ms. */
  readonly at: number
  /** Lines of the story before it. */
  readonly told: number
}
