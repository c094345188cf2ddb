import { type SocialName, type SocialProvider, tokenPayload } from '@market/domain'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** How the browser came back from a provider, and the path that the way there began at. */
export type SocialReturn =
  | { readonly kind: 'token'; readonly provider: SocialName; readonly token: string; readonly back: string }
  /** Turned back there by oneself. */
  | { readonly kind: 'left'; readonly back: string }
  | { readonly kind: 'failed'; readonly back: string }

/** Kept while the browser is at the provider, to check the answer. */
interface Departure {
  readonly provider: SocialName
  readonly state: string
  readonly nonce: string
  readonly back: string
}

const scopes = { google: 'openid email profile', facebook: 'openid public_profile email' }

/**
 * Where a provider asks who someone is, by OpenID Connect's implicit flow: it answers with an identity token behind the `#`
 * of the page named, which no server sees. No script of the provider runs in the shop.
 */
export function wayToProvider(
  { name, clientId, authorizationUrl }: SocialProvider,
  way: { readonly returnTo: string; readonly back: string },
  storages: BrowserStorages,
): string {
  const departure: Departure = { provider: name, state: randomText(), nonce: randomText(), back: way.back }
  storedText(storages, 'social_sign_in').write(JSON.stringify(departure))
  const url = new URL(authorizationUrl)
  for (const [field, value] of Object.entries({
    client_id: clientId,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: scopes[name],
    redirect_uri: way.returnTo,
    state: departure.state,
    nonce: departure.nonce,
  }))
    url.searchParams.set(field, value)
  return url.href
}

/**
 * Reads the answer of a provider from the address, once; undefined when the address carries none. An answer with
 * another `state` or `nonce` is a failure: someone else may have sent the browser here.
 */
export function readReturn(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  storages: BrowserStorages,
): SocialReturn | undefined {
  const said = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)].find(
    (params) => params.has('state') && (params.has('id_token') || params.has('error')),
  )
  if (!said) return undefined
  const kept = storedText(storages, 'social_sign_in')
  const departure = readDeparture(parsed(kept.read()))
  kept.remove()
  if (!departure || said.get('state') !== departure.state) return { kind: 'failed', back: '/' }
  const { provider, nonce, back } = departure
  const token = said.get('id_token')
  if (said.get('error') === 'access_denied') return { kind: 'left', back }
  // Read without a proof: whether the token is good is the shop's server to say.
  if (!token || tokenPayload(token)['nonce'] !== nonce) return { kind: 'failed', back }
  return { kind: 'token', provider, token, back }
}

const randomText = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function readDeparture(kept: unknown): Departure | undefined {
  const { provider, state, nonce, back } = Object(kept)
  if (provider !== 'google' && provider !== 'facebook') return undefined
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof back !== 'string') return undefined
  return { provider, state, nonce, back }
}
