import type { HeldToken } from '@market/domain'

/** The session's token as the client of the API sees it; who keeps it and renews it stands behind. */
export interface Access {
  /** The token held now, without asking for one. */
  held(): HeldToken | undefined
  /** The token held, or a new anonymous one; undefined when none can be had. */
  get(): Promise<HeldToken | undefined>
  /** After a 401: tries renewal, then an anonymous token. False when neither can be had. */
  renew(): Promise<boolean>
  /** Signed random value of the listing header: `random.time.signature`. */
  signListing(access: HeldToken): Promise<string>
}
