import type { HeldToken } from '@market/domain/session'

/** The session's token as the API client needs it; storing and renewing happen behind this interface. */
export interface Access {
  /** The token held now, without asking for one. */
  held(): HeldToken | undefined
  /** The token held, or a new anonymous one; undefined when none can be had. */
  get(): Promise<HeldToken | undefined>
  /**
   * Call after a 401 for the token `refused`. Adopts a token stored meanwhile, else renews, else starts an anonymous
   * session. Resolves to true if the call may be repeated; false for a member whose session is over.
   */
  renew(refused: HeldToken | undefined): Promise<boolean>
  /** Signed random value of the listing header: `random.time.signature`. */
  signListing(access: HeldToken): Promise<string>
}
