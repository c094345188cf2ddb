/** The token of the session with its key for listings. */
export interface HeldToken {
  readonly accessToken: string
  /** Signs the random value of the listing header; it has no authority. */
  readonly listingKey: string
}

/**
 * Keeps the token between visits, shared by all tabs of a browser: each tab reads the others' writes at once. It never
 * fails: without storage the token lives for the visit.
 */
export interface TokenStore {
  read(): HeldToken | undefined
  write(token: HeldToken): void
  clear(): void
  /** Tells when another tab has written a token for somebody else: it has logged in or out. */
  watch?(changed: () => void): void
}
