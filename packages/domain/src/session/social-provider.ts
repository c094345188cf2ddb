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

/** What it gave for this shop: an identity token. */
export interface SocialCredentials {
  readonly provider: SocialName
  readonly token: string
}

/** Known there, without an account here (code 5011): sign-up goes on with what was told. */
export interface Unregistered {
  readonly kind: 'unregistered'
  readonly message: string
  readonly remoteUser: RemoteUser
}
