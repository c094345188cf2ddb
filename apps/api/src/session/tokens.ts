import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UserWire } from '@market/contract'
import { idleSessionDays } from '@market/database'
import type { Door } from '@market/domain/team'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Secrets } from '../platform/config/read-secrets.ts'
import { type SocialPerson, socialPerson } from './social-person.ts'

const issuer = 'market-api'
const audience = 'market-shop'
/** Audience of tokens that carry a social login to the sign-up form; they are valid only there. */
const signUpAudience = 'market-sign-up'
const signUpMinutes = 30
/** Audience of tickets from the first step of signing in to the second; they are valid only there. */
const secondStepAudience = 'market-second-step'
const secondStepMinutes = 10
/** Short, because it bounds how long a token is valid where revocation is not checked. */
const tokenMinutes = 60
/** Maximum age of the random value in a listing header. */
const listingMaxAgeMs = 10 * 60_000

/**
 * Contents of the ticket after the first step of signing in. `password` is a hash of the stored password hash, so a new
 * password invalidates the ticket.
 */
export interface SecondStepTicket {
  readonly userId: string
  readonly password: string
  /** The panel that it was issued at; undefined for the shop. */
  readonly door?: Door | undefined
}

export interface Tokens {
  sign(sessionId: string, user: UserWire, now: Date): Promise<string>
  /** The session of a token, or undefined if it is forged, expired (or too old to renew) or for another audience. */
  verify(token: string, now: Date, use: 'call' | 'renewal'): Promise<string | undefined>
  /** Key with which the browser signs listing headers. It grants no rights. */
  listingKey(sessionId: string): string
  verifyListing(sessionId: string, header: string | undefined, now: Date): boolean
  /**
   * Signs a token for a person verified by a social login but still without an account; `POST /register` accepts it.
   */
  signSignUp(person: SocialPerson, now: Date): Promise<string>
  readSignUp(token: string, now: Date): Promise<SocialPerson | undefined>
  /** Signs the ticket that a member takes from the first step of signing in to the second. */
  signSecondStep(ticket: SecondStepTicket, now: Date): Promise<string>
  readSecondStep(token: string, now: Date): Promise<SecondStepTicket | undefined>
}
const secondStepTicket = v.object({
  userId: v.pipe(v.string(), v.uuid()),
  password: v.string(),
  door: v.optional(v.picklist(['seller', 'office'])),
})

export function makeTokens(secrets: Secrets): Tokens {
  const key = new TextEncoder().encode(secrets.token)
  // A verified signature stays valid, so for a cached token only the expiry is checked again.
  const verified = new LRUCache<string, { readonly sessionId: string; readonly expires: number }>({ max: 2000 })
  const listingKey = (sessionId: string) => hmac(secrets.listing, sessionId)
  const read = async (token: string, use: string, now: Date) => {
    try {
      const expected = { algorithms: ['HS256'], issuer, audience: use, requiredClaims: ['exp'], currentDate: now }
      return (await jwtVerify(token, key, expected)).payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  return {
    listingKey,
    sign: (sessionId, user, now) =>
      new SignJWT({ ...user })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + tokenMinutes * 60_000))
        .sign(key),
    signSignUp: (person, now) =>
      new SignJWT({ person })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(signUpAudience)
        .setExpirationTime(new Date(now.getTime() + signUpMinutes * 60_000))
        .sign(key),
    async readSignUp(token, now) {
      const payload = await read(token, signUpAudience, now)
      return payload && v.parse(socialPerson, payload['person'])
    },
    signSecondStep: (ticket, now) =>
      new SignJWT({ ...ticket })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(secondStepAudience)
        .setExpirationTime(new Date(now.getTime() + secondStepMinutes * 60_000))
        .sign(key),
    async readSecondStep(token, now) {
      const payload = await read(token, secondStepAudience, now)
      return payload && v.parse(secondStepTicket, payload)
    },
    async verify(token, now, use) {
      const known = verified.get(token)
      if (known && now.getTime() < known.expires) return known.sessionId
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['exp'],
          currentDate: now,
          clockTolerance: use === 'renewal' ? idleSessionDays * 24 * 3600 : 0,
        })
        if (payload.sub && payload.exp) verified.set(token, { sessionId: payload.sub, expires: payload.exp * 1000 })
        return payload.sub
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
    verifyListing(sessionId, header, now) {
      const [random, time, signature] = (header ?? '').split('.')
      if (!random || !time || !signature || random.length > 64 || !/^\d{13}$/.test(time)) return false
      if (Math.abs(now.getTime() - Number(time)) > listingMaxAgeMs) return false
      return equal(signature, hmac(listingKey(sessionId), `${random}.${time}`))
    },
  }
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
const equal = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
