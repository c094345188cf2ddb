/** Where the answer to the cookie notice is kept between visits; its values are `cookieAccepted` and `cookieRefused`. */
export interface ConsentFlag {
  read(): string | null
  write(flag: string): void
  /** Forgets the answer, so that the next visit asks again. */
  clear(): void
}
