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
  /** Asks as browsers do where none is given. */
  readonly transport?: HttpTransport | undefined
  readonly store: TokenStore
  /** ms */
  readonly now: () => number
  /**
   * How long a token is waited for, in ms, and after a miss not asked for again; without it 15 s, and each request asks. For a server whose
   * requests share one token, so that a slow one holds none of its pages.
   */
  readonly patienceMs?: number | undefined
  /**
   * Does the work that a new visitor is asked for behind an address that begins many visits, and gives `challenge:number`. Without
   * it such a visitor has no token until the address may begin more.
   */
  readonly solve?: ((work: WantedWork) => Promise<string>) | undefined
  /** How listings are signed, where not as browsers do: for a server it is a job of another thread, for each listing. */
  readonly hmac?: Hmac | undefined
  /** Told of every token that came by itself: the first anonymous one and those renewed after a 401. */
  readonly onToken?: (answer: AccessWire) => void
}

/** How often a token is asked for where the line breaks or the provider fails, and how long the first rest between is, in ms. */
const attempts = 3
const restMs = 300

/** Keeps a token at hand: the stored one, else an anonymous one; requests that need one at once share the asking. */
export function makeAccess(options: AccessOptions): Access {
  const { baseUrl, transport = kyTransport, store, now, patienceMs, solve, hmac, onToken } = options
  let restsUntil = 0
  let asking: Promise<HeldToken | undefined> | undefined

  /** The stored token where it is no longer the one held when the request began: a login here or in another tab, which wins. */
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
