import type { RemoteUser } from './session-state.ts'

/** Providers whose accounts log in here, too. */
export type SocialName = 'google' | 'facebook'

/** One that is set up, and its page for logging in (OpenID Connect). */
export interface SocialProvider {
  readonly name: SocialName
  /** Whom its tokens must be for. */
  readonly clientId: string
  readonly authorizationUrl: string
}

/** How the browser came back from a provider, and what it alone knows of the way there (OAuth 2.0 with PKCE). */
export interface SocialAnswer {
  readonly provider: SocialName
  /** Good for one identity token, together with the verifier. */
  readonly code: string
  /** The provider was given its SHA-256 on the way there. */
  readonly verifier: string
  /** The token must carry it. */
  readonly nonce: string
  /** The address that the browser came back to. */
  readonly returnTo: string
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
