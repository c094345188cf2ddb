/** A code is on its way, or nothing is told of it; times in seconds. */
export interface SentCode {
  readonly message: string
  readonly expiresIn: number
  readonly retryIn: number
}
