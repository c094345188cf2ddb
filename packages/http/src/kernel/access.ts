import type { HeldToken } from '@market/domain/session'

/** The session's token as the API client needs it; storing and renewing happen behind this interface. */
export interface Access {
  /** The token held now, without asking for one. */
  held(): HeldToken | undefined
  /** The stored token, or a new anonymous one; undefined if no token can be fetched. */
  get(): Promise<HeldToken | undefined>
  /**
   * Call after a 401 for the token `refused`. Uses a token stored in the meantime, or renews it, or starts an anonymous
   * session. Resolves to true if the call may be repeated, and to false for a member whose session has ended.
   */
  renew(refused: HeldToken | undefined): Promise<boolean>
  /** Signed random value of the listing header: `random.time.signature`. */
  signListing(access: HeldToken): Promise<string>
}
