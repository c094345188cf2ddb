/** The token of the session with its key for listings. */
export interface HeldToken {
  readonly accessToken: string
  /** Signs the random value of the listing header; it has no authority. */
  readonly listingKey: string
}

/** Keeps the token between visits. It never fails: without storage it keeps it for the visit. */
export interface TokenStore {
  read(): HeldToken | undefined
  write(token: HeldToken): void
  clear(): void
}
