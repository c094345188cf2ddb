import type { SessionGateway, SocialName, SocialProvider } from '@market/domain/session'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'
import { sha256 } from './sha256.ts'

/** The result of a redirect from a provider, and the path on which the sign-in started. */
export type SocialReturn =
  | {
      readonly kind: 'code'
      /** The answer to exchange for an identity token. */
      readonly answer: Parameters<SessionGateway['socialToken']>[0]
      readonly back: string
    }
  /** Turned back there by oneself. */
  | { readonly kind: 'left'; readonly back: string }
  | { readonly kind: 'failed'; readonly back: string }

/** Stored while the browser is at the provider, to check the answer. */
interface Departure {
  readonly provider: SocialName
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly returnTo: string
  readonly back: string
}

const scopes = { google: 'openid email profile', facebook: 'openid public_profile email' }

/**
 * The URL of a provider's sign-in page, for OpenID Connect's code flow with PKCE (RFC 7636). The provider returns a
 * code, which can be exchanged for an identity token only together with the verifier, which stays in this browser until
 * then. No script of the provider runs in the shop.
 */
export function wayToProvider(
  { name, clientId, authorizationUrl }: SocialProvider,
  way: { readonly returnTo: string; readonly back: string },
  storages: BrowserStorages,
): string {
  const texts = { state: randomText(), nonce: randomText(), verifier: randomText() }
  const departure: Departure = { provider: name, ...texts, ...way }
  storedText(storages, 'social_sign_in').write(JSON.stringify(departure))
  const url = new URL(authorizationUrl)
  for (const [field, value] of Object.entries({
    client_id: clientId,
    response_type: 'code',
    // Behind the `#` no server's log sees it; a provider that answers in the query is understood, too.
    response_mode: 'fragment',
    scope: scopes[name],
    redirect_uri: way.returnTo,
    state: departure.state,
    nonce: departure.nonce,
    code_challenge: challengeOf(departure.verifier),
    code_challenge_method: 'S256',
  }))
    url.searchParams.set(field, value)
  return url.href
}

/**
 * Reads a provider's answer from the address, once; undefined if the address has none. An answer with another `state`
 * is a failure, because an attacker may have sent the browser here.
 */
export function readReturn(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  storages: BrowserStorages,
): SocialReturn | undefined {
  const said = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)].find(
    (params) => params.has('state') && (params.has('code') || params.has('error')),
  )
  if (!said) return undefined
  const kept = storedText(storages, 'social_sign_in')
  const departure = readDeparture(parsed(kept.read()))
  kept.remove()
  if (!departure || said.get('state') !== departure.state) return { kind: 'failed', back: '/' }
  const { back, state: _, ...way } = departure
  const code = said.get('code')
  if (said.get('error') === 'access_denied') return { kind: 'left', back }
  return code ? { kind: 'code', answer: { ...way, code }, back } : { kind: 'failed', back }
}

/** BASE64URL of the SHA-256. */
function challengeOf(verifier: string): string {
  const hash = new DataView(new ArrayBuffer(32))
  for (const [index, word] of sha256(new TextEncoder().encode(verifier)).entries()) hash.setInt32(index * 4, word)
  const text = btoa(String.fromCodePoint(...new Uint8Array(hash.buffer)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** 64 characters: a verifier has 43 at least. */
const randomText = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function readDeparture(kept: unknown): Departure | undefined {
  const { provider, state, nonce, verifier, returnTo, back } = Object(kept)
  if (provider !== 'google' && provider !== 'facebook') return undefined
  for (const text of [state, nonce, verifier, returnTo, back]) if (typeof text !== 'string') return undefined
  return { provider, state, nonce, verifier, returnTo, back }
}
