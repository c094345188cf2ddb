/** One promise in its full form. */
export interface Trial {
  readonly name: string
  /** Rounds of a full run. */
  readonly rounds: number
  /** The result in words; throws with a sentence where the promise is broken, and `NotTried` where this machine does not allow it. */
  run(rounds: number): Promise<string>
}
