/** Response to requesting a code; it does not reveal whether one was sent. Times in seconds. */
export interface SentCode {
  readonly message: string
  readonly expiresIn: number
  readonly retryIn: number
}
