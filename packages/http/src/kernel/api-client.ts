import {
  type Answer,
  type Call,
  type CallInput,
  envelopeOf,
  failedAnswer,
  listingHeader,
  postAccessToken,
  postGuestMembership,
  postLogout,
  robotCheckWanted,
  type WantedWork,
} from '@market/contract'
import { fail, type GatewayFailure, type Result, type ServerClock, succeed } from '@market/domain/kernel'
import { answerError, type HeldToken, makeRequestGate, type RequestGate } from '@market/domain/session'
import * as v from 'valibot'
import type { Access } from './access.ts'
import type { HttpTransport, HttpRequest } from './http-transport.ts'
import { kyTransport } from './ky-transport.ts'
import { sessionTurns } from './session-turns.ts'
import { wantedWork } from './wanted-work.ts'

type Input<C extends Call> = {
  readonly [Part in keyof CallInput<C> as CallInput<C>[Part] extends undefined ? never : Part]: CallInput<C>[Part]
}
/** Options of one call. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** `Idempotency-Key` that makes a repeated write count once. If it is missing, a new key is generated. */
  readonly key?: string
}

/**
 * Sends calls of the contract: bearer token, listing header, Idempotency-Key, renewal on 401, validated responses. A
 * running write is not sent again: the second caller gets the same response (rules.md S4).
 */
export interface ApiClient {
  send<const C extends Call>(
    call: C,
    input: Input<C>,
    options?: SendOptions,
  ): Promise<Result<Answer<C>, GatewayFailure>>
}

/** Dependencies of the API client. */
export interface ApiClientOptions {
  /** Origin of the provider; empty for the page's own. */
  readonly baseUrl: string
  readonly access: Access
  /** Sends one request; defaults to fetch. */
  readonly transport?: HttpTransport | undefined
  /** Set by the answers: listing requests are signed with the time, and devices' clocks are wrong. */
  readonly clock?: Pick<ServerClock, 'observe'> | undefined
  /**
   * Solves the proof of work that the API demands from an address with many clients, and returns `challenge:number`;
   * then the call is sent once more. Without it such a call is refused.
   */
  readonly solve?: ((work: WantedWork) => Promise<string>) | undefined
  /** Drops repeated writes. */
  readonly requests?: RequestGate | undefined
}

/** Tries of a write whose response was lost; they share one key, so that it is applied once. */
const attempts = 3

/** Makes the client that every gateway sends its calls with. */
export function makeApiClient({
  baseUrl,
  access,
  transport = kyTransport,
  clock,
  solve,
  requests = makeRequestGate({ platform: 'other', whitelist: [] }),
}: ApiClientOptions): ApiClient {
  const asking = { transport, baseUrl, access, clock }
  const turns = sessionTurns()
  const make = async <const C extends Call>(call: C, input: Input<C>, options: SendOptions = {}) => {
    const parts: Parts = { ...input }
    const key = call.idempotent ? (options.key ?? crypto.randomUUID()) : undefined
    const session = await sessionFor(access, call)
    const first = await attempt(asking, session, call, parts, key, options.signal)
    const wanted = first.ok || first.failure.kind !== 'refused' ? undefined : wantedWork(first.failure)
    if (wanted && solve) return attempt(asking, session, call, parts, key, options.signal, await solve(wanted))
    if (first.ok || first.failure.kind !== 'unauthorized') return first
    // A call that fetches a token cannot renew one after a 401.
    if (call.path === postAccessToken.path) return first
    // Renews once and tries once more; then the session is over.
    if (!(await access.renew(session))) return first
    return attempt(asking, await sessionFor(access, call), call, parts, key, options.signal)
  }
  const send: ApiClient['send'] = (call, input, options) => {
    const ask = () => turns.take(replacesSession(call, input), () => make(call, input, options))
    // Calls with an `AbortSignal` are never shared with another caller; neither are uploads, whose bytes would have to
    // be compared.
    if (call.method === 'GET' || options?.signal || call.upload !== undefined) return ask()
    return requests.share(nameOf(call, input, access.held()), ask)
  }
  return { send }
}

/** Whether a call puts another session in place of the held one. */
const replacesSession = ({ path }: Call, { body }: Parts): boolean =>
  path === postLogout.path ||
  path === postGuestMembership.path ||
  (path === postAccessToken.path && Object.keys(fields(body)).some((field) => field !== 'anonymous'))

/** Identifies the same write of the same visitor, whatever its `Idempotency-Key`. */
const nameOf = (call: Call, { params, query, body }: Parts, held: HeldToken | undefined): string =>
  `${call.method} ${addressOf(call.path, params, query)} ${JSON.stringify(body)} ${held?.accessToken}`

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: Uint8Array<ArrayBuffer> | undefined
}

const sessionFor = async (access: Access, call: Call) => (call.who === 'open' ? access.held() : access.get())

interface Asking extends Omit<ApiClientOptions, 'transport'> {
  readonly transport: HttpTransport
}

async function attempt<C extends Call>(
  { transport, baseUrl, access, clock }: Asking,
  session: HeldToken | undefined,
  call: C,
  parts: Parts,
  key: string | undefined,
  signal: AbortSignal | undefined,
  work?: string,
): Promise<Result<Answer<C>, GatewayFailure>> {
  if (call.who !== 'open' && !session) return fail({ kind: 'offline' })
  const request: HttpRequest = {
    url: baseUrl + addressOf(call.path, parts.params, parts.query),
    method: call.method,
    headers: {
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
      ...(key && { 'idempotency-key': key }),
      ...(work && { [robotCheckWanted.header]: work }),
      ...(call.body && { 'content-type': 'application/json' }),
      ...(parts.file && { 'content-type': 'application/octet-stream' }),
    },
    ...(signal && { signal }),
    ...(call.body && { body: JSON.stringify(parts.body ?? {}) }),
    ...(parts.file && { body: parts.file }),
  }
  const repeatable = call.method === 'GET' || key !== undefined || call.upload !== undefined
  for (let tries = 1; ; tries += 1) {
    try {
      const signature = call.listing && session && (await access.signListing(session))
      const headers = { ...request.headers, ...(signature && { [listingHeader]: signature }) }
      const { status, body, date } = await transport({ ...request, headers })
      // An answer to a GET may have lain in a cache for a while; a refusal and an answer to a write never do.
      const set = (call.method !== 'GET' || status >= 400) && date ? clock?.observe(new Date(date)) : false
      if (set && call.listing && status === 403 && tries < attempts) continue
      return status >= 200 && status < 300 ? read(call, body) : fail(readFailure(call, status, body))
    } catch (error) {
      if (signal?.aborted) throw error
      if (!repeatable || tries >= attempts) return fail({ kind: 'offline' })
    }
  }
}

/** Schemas of answers, made once for each call: making one costs more than a small answer's check. */
const envelopes = new WeakMap<Call, ReturnType<typeof envelopeOf>>()

function read<C extends Call>(call: C, body: unknown): Result<Answer<C>, GatewayFailure> {
  const schema = envelopes.get(call) ?? envelopeOf(call.answer)
  envelopes.set(call, schema)
  const result = v.safeParse(schema, body)
  return result.success ? succeed<Answer<C>>(result.output.data) : fail({ kind: 'unreadable' })
}

/** The failure for a response with this status. */
export function readFailure(call: Call, status: number, body: unknown): GatewayFailure {
  const result = v.safeParse(failedAnswer, body)
  return answerError(status, result.success ? result.output : undefined, { call: call.path })
}

/** `/eptnew` path with its parts filled in and the query in a fixed order. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fields(params)[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields(query))) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return `/eptnew${filled}${text && `?${text}`}`
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
