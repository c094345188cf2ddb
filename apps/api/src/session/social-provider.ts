import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Config, SocialIssuer, SocialProvider } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import type { SocialPerson } from './social-person.ts'
import { texts } from './texts.ts'

/** A provider that is set up, for a page that sends someone there. */
export interface OfferedProvider {
  readonly name: SocialProvider
  readonly client_id: string
  readonly authorization_url: string
}

/** How a provider sent a browser back, and what that browser kept of the way there. */
interface ProviderAnswer {
  readonly code: string
  readonly verifier: string
  readonly nonce: string
  readonly return_to: string
}

/** Port: whom an identity token of another provider speaks for. */
export interface SocialProviders {
  /** Those that can be reached now: a login that would fail is not offered. */
  offered(now: Date): Promise<readonly OfferedProvider[]>
  /** The identity token for the code of an answer. Refuses a code that is not good, and a token for another way there. */
  redeem(provider: SocialProvider, answer: ProviderAnswer, now: Date): Promise<string>
  /** Refuses a token that is not the provider's, not for this shop, or no longer good. */
  identify(provider: SocialProvider, token: string, now: Date): Promise<SocialPerson>
}

const httpUrl = v.pipe(v.string(), v.url())
const discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: httpUrl,
  jwks_uri: httpUrl,
  // Facebook's document leaves it out.
  token_endpoint: v.optional(httpUrl, 'https://graph.facebook.com/oauth/access_token'),
})
const redeemed = v.object({ id_token: v.string() })
interface Discovered {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly key: JWTVerifyGetKey
}
const names = ['google', 'facebook'] as const satisfies readonly SocialProvider[]
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
})

/** OpenID Connect: keys and addresses come from the issuer's own discovery document, asked once. */
export function openIdProviders(social: Config['social']): SocialProviders {
  const found = new Map<string, Promise<Discovered>>()
  const lookUp = ({ issuer }: SocialIssuer): Promise<Discovered> => {
    const known = found.get(issuer) ?? discover(issuer)
    found.set(issuer, known)
    // One that could not be had is asked for again.
    known.catch(() => found.delete(issuer))
    return known
  }
  const reach = async (provider: SocialProvider) => {
    const settings = social[provider]
    if (!settings) throw new ApiError(422, texts.socialOff)
    const known = await lookUp(settings).catch(() => {
      throw new ApiError(503, texts.socialDown)
    })
    return { settings, ...known }
  }
  // No page waits for one that is down more than once a minute.
  const offered = makeTtlCache<readonly OfferedProvider[]>({ seconds: 60, most: 1 })
  const offer = async (name: SocialProvider): Promise<readonly OfferedProvider[]> => {
    const settings = social[name]
    const known = settings && (await lookUp(settings).catch(() => undefined))
    return settings && known ? [{ name, client_id: settings.clientId, authorization_url: known.authorizationUrl }] : []
  }
  return {
    offered: (now) => offered.get('', now, async () => (await Promise.all(names.map(offer))).flat()),
    async redeem(provider, answer, now) {
      const { settings, tokenUrl, key } = await reach(provider)
      const token = await askForToken(tokenUrl, settings, answer)
      // Made for another way there, perhaps in another browser.
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

/** The provider's token endpoint answers 4xx where the code is used, too old or of another verifier. */
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
    // The keys could not be fetched: the token may be good.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      throw new ApiError(503, texts.socialDown)
    throw new ApiError(422, texts.socialRefused)
  }
}
