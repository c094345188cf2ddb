import { createHmac, randomUUID } from 'node:crypto'
import { listingHeader, type Answer, type Call, type CallInput, postAccessToken } from '@market/contract'

/** A response; `data` is valid only if `status` is 200. */
export interface Heard<C extends Call> {
  readonly status: number
  readonly data: Answer<C>
  readonly message: string
  readonly headers: Headers
}
interface Loose {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}
export interface Visitor {
  readonly bearer: string
  readonly listingKey: string
  /** Sends any request, also one that the contract forbids. */
  call<C extends Call>(call: C, input?: Loose, headers?: Record<string, string>): Promise<Heard<C>>
  /** Returns `data` of a call that must succeed; throws if it is refused. */
  ask<C extends Call>(call: C, input?: Partial<CallInput<C>>, headers?: Record<string, string>): Promise<Answer<C>>
}

/** A client that calls an API over HTTP: an anonymous visitor, or a member if credentials are passed. */
export async function makeVisitor(
  url: string,
  who: { readonly username: string; readonly password: string } | { readonly anonymous: true } = { anonymous: true },
  /** Bearer of the session that the new one replaces. */
  before?: string,
): Promise<Visitor> {
  const heard = await sendCall(url, before, postAccessToken, { body: who })
  if (heard.status !== 200) throw new Error(unexpected(postAccessToken, heard))
  const access = heard.data
  const bearer = access.access_token
  // The server's clock may differ from this machine's.
  const ahead = Date.parse(heard.headers.get('date') ?? '') - Date.now()
  const signed = (call: Call, headers: Record<string, string> = {}) =>
    call.listing
      ? { [listingHeader]: signListing(access.listing_key, new Date(Date.now() + ahead)), ...headers }
      : headers
  return {
    bearer,
    listingKey: access.listing_key,
    call: (call, input = {}, headers) => sendCall(url, bearer, call, input, signed(call, headers)),
    ask: (call, input = {}, headers) => askWith(url, bearer, call, input, signed(call, headers)),
  }
}

/** The anti-forgery header of a listing, computed as in a browser. */
export function signListing(listingKey: string, at: Date): string {
  const signed = `${randomUUID()}.${at.getTime()}`
  return `${signed}.${createHmac('sha256', listingKey).update(signed).digest('base64url')}`
}

/**
 * Repeats a request while the API answers 503 or the connection ends before its answer, as a shopper would, for up to
 * two minutes.
 */
export async function patiently<C extends Call>(send: () => Promise<Heard<C>>): Promise<Heard<C>> {
  const until = performance.now() + 120_000
  for (;;) {
    const heard = await send().catch((lost: unknown) => {
      if (performance.now() > until) throw lost
      return undefined
    })
    if (heard && (heard.status !== 503 || performance.now() > until)) return heard
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** {@link patiently} repeats a call that must succeed. */
export async function askPatiently<C extends Call>(url: string, bearer: string, call: C): Promise<Answer<C>> {
  const heard = await patiently(() => sendCall(url, bearer, call))
  if (heard.status !== 200) throw new Error(unexpected(call, heard))
  return heard.data
}

/** Describes an unexpected answer in a report. */
export const unexpected = (call: Call, { status, message }: { readonly status: number; readonly message: string }) =>
  `${call.method} ${call.path}: ${status} ${message}`

async function askWith<C extends Call>(
  url: string,
  bearer: string | undefined,
  call: C,
  input: Partial<CallInput<C>>,
  headers: Record<string, string> = {},
): Promise<Answer<C>> {
  const heard = await sendCall(url, bearer, call, input, headers)
  if (heard.status !== 200) throw new Error(unexpected(call, heard))
  return heard.data
}

/** Sends one call over HTTP. */
export async function sendCall<C extends Call>(
  url: string,
  bearer: string | undefined,
  call: C,
  input: Loose = {},
  headers: Record<string, string> = {},
): Promise<Heard<C>> {
  const params: Record<string, unknown> = { ...input.params }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams(
    Object.entries({ ...input.query }).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, String(one)]),
    ),
  )
  const response = await fetch(`${url}/eptnew${path}?${query.toString()}`, {
    method: call.method,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  const answer = await response.json().catch(() => ({ err_msg: 'no JSON' }))
  return { status: response.status, data: answer.data, message: answer.err_msg ?? '', headers: response.headers }
}
