/** The full test of one promise. */
export interface Trial {
  readonly name: string
  /** Rounds of a full run. */
  readonly rounds: number
  /**
   * Returns the result in words. Throws an error with a sentence if the promise is broken, and `NotTried` if this
   * machine does not allow the trial.
   */
  run(rounds: number): Promise<string>
}
