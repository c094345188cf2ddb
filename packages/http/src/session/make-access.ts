import {
  type AccessWire,
  envelopeOf,
  failedAnswer,
  postAccessToken,
  robotCheckWanted,
  type WantedWork,
} from '@market/contract'
import { type HeldToken, tokenHolder, type TokenStore } from '@market/domain/session'
import * as v from 'valibot'
import type { HttpTransport } from '../kernel/http-transport.ts'
import { kyTransport } from '../kernel/ky-transport.ts'
import { pause } from '../kernel/pause.ts'
import { wantedWork } from '../kernel/wanted-work.ts'
import type { Access } from '../kernel/access.ts'
import { type Hmac, signListing } from './sign-listing.ts'

/** Dependencies of `makeAccess`. */
export interface AccessOptions {
  /** Origin of the provider; empty for the page's own. */
  readonly baseUrl: string
  /** Sends one request; defaults to fetch. */
  readonly transport?: HttpTransport | undefined
  readonly store: TokenStore
  /** ms */
  readonly now: () => number
  /**
   * Time limit for fetching a token, in ms, and the pause after a failure; by default 15 s without a pause. For a
   * server whose requests share one token, so that a slow response does not delay its pages.
   */
  readonly patienceMs?: number | undefined
  /**
   * Solves the proof of work that the API demands when an address starts many sessions, and returns `challenge:number`.
   * Without it, such a visitor gets no token until the address may start more.
   */
  readonly solve?: ((work: WantedWork) => Promise<string>) | undefined
  /** Signs listings; defaults to the browser's HMAC. A server signs each listing in another thread. */
  readonly hmac?: Hmac | undefined
  /** Receives every token that was fetched automatically: the first anonymous one, and those renewed after a 401. */
  readonly onToken?: (answer: AccessWire) => void
}

/** Tries to fetch a token when the connection or the provider fails, and the first pause between them in ms. */
const attempts = 3
const restMs = 300

/** Provides a token: the stored one, or an anonymous one. Concurrent requests share one fetch. */
export function makeAccess(options: AccessOptions): Access {
  const { baseUrl, transport = kyTransport, store, now, patienceMs, solve, hmac, onToken } = options
  let restsUntil = 0
  let asking: Promise<HeldToken | undefined> | undefined

  /** The stored token if it changed since the request started: a login in this or another tab wins. */
  const newer = (held: HeldToken | undefined) => {
    const stored = store.read()
    return stored?.accessToken === held?.accessToken ? undefined : stored
  }
  const ask = async (body: object, held: HeldToken | undefined, bearer?: string): Promise<HeldToken | undefined> => {
    const signal = AbortSignal.timeout(patienceMs ?? 15_000)
    const post = async (more: Readonly<Record<string, string>>) => {
      const headers = {
        ...more,
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      }
      const url = `${baseUrl}/eptnew${postAccessToken.path}`
      for (let tries = 1; !signal.aborted; tries += 1) {
        const found = await transport({ url, method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
          () => undefined,
        )
        const failed = !found || found.status === 408 || found.status >= 500
        if (!failed || tries >= attempts) return found?.body
        await pause(restMs * 2 ** (tries - 1))
      }
      return undefined
    }
    let answer = await post({})
    const refused = v.safeParse(failedAnswer, answer)
    const work = refused.success ? wantedWork({ code: refused.output.err_code, data: refused.output.data }) : undefined
    if (work && solve) answer = await post({ [robotCheckWanted.header]: await solve(work) })
    const read = v.safeParse(envelopeOf(postAccessToken.answer), answer)
    const other = newer(held)
    if (other) return other
    if (!read.success) {
      restsUntil = now() + (patienceMs ?? 0)
      return undefined
    }
    const { access_token: accessToken, listing_key: listingKey } = read.output.data
    store.write({ accessToken, listingKey })
    onToken?.(read.output.data)
    return { accessToken, listingKey }
  }
  const shared = (run: () => Promise<HeldToken | undefined>) => {
    asking ??= run().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    held: () => store.read(),
    get: async () => {
      const token = asking ?? store.read()
      if (token || now() < restsUntil) return token
      return shared(() => ask({ anonymous: true }, undefined))
    },
    renew: async (refused) => {
      const held = store.read()
      // Another tab has logged in or renewed since the request was sent.
      if (held && held.accessToken !== refused?.accessToken) return true
      const renewed = held && (await shared(() => ask({}, held, held.accessToken)))
      if (renewed ?? newer(held)) return true
      const begun = await shared(() => ask({ anonymous: true }, held))
      // A member's request is never repeated as an anonymous visitor.
      return begun !== undefined && tokenHolder(held)?.member === undefined
    },
    signListing: (access) => signListing(access, now(), hmac),
  }
}
