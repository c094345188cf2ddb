import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { SocialName } from '@market/domain/session'
import type { Config, SocialIssuer } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import type { SocialPerson } from './social-person.ts'
import { texts } from './texts.ts'

/** A configured provider, with the data that a page needs to redirect a browser there. */
export interface OfferedProvider {
  readonly name: SocialName
  readonly client_id: string
  readonly authorization_url: string
}

/** The provider's redirect, and the values that the browser stored before it left. */
interface ProviderAnswer {
  readonly code: string
  readonly verifier: string
  readonly nonce: string
  readonly return_to: string
}

/** Port: exchanges and verifies identity tokens of other providers. */
export interface SocialProviders {
  /** Providers that can be reached now; a login that would fail is not offered. */
  offered(now: Date): Promise<readonly OfferedProvider[]>
  /**
   * Exchanges the authorization code for an identity token. Refuses an invalid code, and a token with another nonce.
   */
  redeem(provider: SocialName, answer: ProviderAnswer, now: Date): Promise<string>
  /** Refuses a token that has expired or was issued by another provider or for another audience. */
  identify(provider: SocialName, token: string, now: Date): Promise<SocialPerson>
}

const httpUrl = v.pipe(v.string(), v.url())
const discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: httpUrl,
  jwks_uri: httpUrl,
  // Facebook's discovery document has no token endpoint.
  token_endpoint: v.optional(httpUrl, 'https://graph.facebook.com/oauth/access_token'),
})
const redeemed = v.object({ id_token: v.string() })
interface Discovered {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly key: JWTVerifyGetKey
}
const names = ['google', 'facebook'] as const satisfies readonly SocialName[]
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
})

/** OpenID Connect: keys and endpoints come from the issuer's discovery document, which is fetched once. */
export function openIdProviders(social: Config['social']): SocialProviders {
  const found = new Map<string, Promise<Discovered>>()
  const lookUp = ({ issuer }: SocialIssuer): Promise<Discovered> => {
    const known = found.get(issuer) ?? discover(issuer)
    found.set(issuer, known)
    // A failed fetch is not cached, so that the next call retries.
    known.catch(() => found.delete(issuer))
    return known
  }
  const reach = async (provider: SocialName) => {
    const settings = social[provider]
    if (!settings) throw new ApiError(422, texts.socialOff)
    const known = await lookUp(settings).catch(() => {
      throw new ApiError(503, texts.socialDown)
    })
    return { settings, ...known }
  }
  // Cached, so that a provider that is down delays at most one page a minute.
  const offered = makeTtlCache<readonly OfferedProvider[]>({ seconds: 60, max: 1 })
  const offer = async (name: SocialName): Promise<readonly OfferedProvider[]> => {
    const settings = social[name]
    const known = settings && (await lookUp(settings).catch(() => undefined))
    return settings && known ? [{ name, client_id: settings.clientId, authorization_url: known.authorizationUrl }] : []
  }
  return {
    offered: (now) => offered.get('', now, async () => (await Promise.all(names.map(offer))).flat()),
    async redeem(provider, answer, now) {
      const { settings, tokenUrl, key } = await reach(provider)
      const token = await askForToken(tokenUrl, settings, answer)
      // The token was issued for another login attempt, perhaps in another browser.
      if ((await verify(token, key, settings, now))['nonce'] !== answer.nonce)
        throw new ApiError(422, texts.socialRefused)
      return token
    },
    async identify(provider, token, now) {
      const { settings, key } = await reach(provider)
      const payload = await verify(token, key, settings, now)
      const read = v.safeParse(claims, payload)
      if (!read.success) throw new ApiError(422, texts.socialRefused)
      const { sub, email, email_verified, given_name, family_name } = read.output
      return {
        provider,
        subject: sub,
        email,
        emailVerified: email !== '' && String(email_verified) === 'true',
        firstName: given_name,
        lastName: family_name,
      }
    },
  }
}

async function discover(issuer: string): Promise<Discovered> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  const document = v.parse(discovery, await response.json())
  if (document.issuer !== issuer) throw new Error(`${address} speaks for ${document.issuer}`)
  return {
    authorizationUrl: document.authorization_endpoint,
    tokenUrl: document.token_endpoint,
    key: createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: 5000 }),
  }
}

/** The provider's token endpoint answers 4xx if the code is used, expired or does not match the verifier. */
async function askForToken(url: string, settings: SocialIssuer, answer: ProviderAnswer): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: answer.return_to,
    client_id: settings.clientId,
    code_verifier: answer.verifier,
    ...(settings.clientSecret && { client_secret: settings.clientSecret }),
  })
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  if (!response || response.status >= 500) throw new ApiError(503, texts.socialDown)
  const read = v.safeParse(redeemed, await response.json().catch(() => undefined))
  if (!response.ok || !read.success) throw new ApiError(422, texts.socialRefused)
  return read.output.id_token
}

async function verify(token: string, key: JWTVerifyGetKey, { issuer, clientId }: SocialIssuer, now: Date) {
  try {
    const expected = { issuer, audience: clientId, algorithms: ['RS256', 'ES256'], currentDate: now }
    const { payload } = await jwtVerify(token, key, { ...expected, requiredClaims: ['exp', 'sub'] })
    return payload
  } catch (error) {
    // The keys could not be fetched, so this does not mean that the token is invalid.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      throw new ApiError(503, texts.socialDown)
    throw new ApiError(422, texts.socialRefused)
  }
}
