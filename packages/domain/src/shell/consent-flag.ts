/** Stores the answer to the cookie notice between visits: `cookieAccepted` or `cookieRefused`. */
export interface ConsentFlag {
  read(): string | null
  write(flag: string): void
  /** Forgets the answer, so that the next visit asks again. */
  clear(): void
}
