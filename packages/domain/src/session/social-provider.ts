import type { RemoteUser } from './session.ts'

/** Providers whose accounts log in here, too. */
export type SocialName = 'google' | 'facebook'

/** One that is set up, and its page for logging in (OpenID Connect). */
export interface SocialProvider {
  readonly name: SocialName
  /** Whom its tokens must be for. */
  readonly clientId: string
  readonly authorizationUrl: string
}

/** The identity token it issued for this shop. */
export interface SocialCredentials {
  readonly provider: SocialName
  readonly token: string
}

/** No account here yet (code 5011): sign-up continues with this data. */
export interface Unregistered {
  readonly kind: 'unregistered'
  readonly message: string
  readonly remoteUser: RemoteUser
}
