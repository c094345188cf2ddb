import type { HeldToken } from '@market/domain'

/** The session's token as the client of the API sees it; who keeps it and renews it stands behind. */
export interface Access {
  /** The token held now, without asking for one. */
  held(): HeldToken | undefined
  /** The token held, or a new anonymous one; undefined when none can be had. */
  get(): Promise<HeldToken | undefined>
  /**
   * After a 401 for `refused`: takes what was logged in with meanwhile, else renews, else begins an anonymous session. True
   * where the same may be asked again: not for a member whose session is over.
   */
  renew(refused: HeldToken | undefined): Promise<boolean>
  /** Signed random value of the listing header: `random.time.signature`. */
  signListing(access: HeldToken): Promise<string>
}
