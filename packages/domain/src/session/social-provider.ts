import type { RemoteUser } from './session-state.ts'

/** Providers whose accounts can also log in here. */
export type SocialName = 'google' | 'facebook'

/** A configured provider, and its login page (OpenID Connect). */
export interface SocialProvider {
  readonly name: SocialName
  /** The audience of its tokens. */
  readonly clientId: string
  readonly authorizationUrl: string
}

/** The provider's redirect back to the browser, with the secrets that only this browser knows (OAuth 2.0 with PKCE). */
export interface SocialAnswer {
  readonly provider: SocialName
  /** Valid for one identity token, together with the verifier. */
  readonly code: string
  /** PKCE verifier; the provider received its SHA-256 before. */
  readonly verifier: string
  /** The token must carry it. */
  readonly nonce: string
  /** The address to which the browser was redirected. */
  readonly returnTo: string
}

/** The identity token it issued for this shop. */
export interface SocialCredentials {
  readonly provider: SocialName
  readonly token: string
}

/** The social login has no account here (code 5011): sign-up continues with this data. */
export interface Unregistered {
  readonly kind: 'unregistered'
  readonly message: string
  readonly remoteUser: RemoteUser
}
