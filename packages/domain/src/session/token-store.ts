/** The token of the session with its key for listings. */
export interface HeldToken {
  readonly accessToken: string
  /** Signs the random value of the listing header; it has no authority. */
  readonly listingKey: string
}

/** A session that was left while the provider could not be reached: its id and the listing key that proves it. */
export interface LeftSession {
  readonly session: string
  readonly listingKey: string
}

/**
 * Stores the token between visits for all tabs of a browser: each tab sees the others' writes at once. It never fails:
 * without storage the token lasts for the visit.
 */
export interface TokenStore {
  read(): HeldToken | undefined
  write(token: HeldToken): void
  clear(): void
  /** A session that still has to be revoked at the provider, stored between visits. */
  readonly left?: {
    read(): LeftSession | undefined
    write(left: LeftSession): void
    clear(): void
  }
  /** Calls `changed` when another tab has logged in or out. */
  watch?(changed: () => void): void
}
