import type { AnswerInput, Call, CallRequest } from '@market/contract'
import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'
import type { EventFeed } from './send-events.ts'

/** A request as a handler receives it, already validated against the contract. */
export interface Request<C extends Call> extends CallRequest<C> {
  /** The transaction of an idempotent call, otherwise the database. */
  readonly db: Database
  /** Undefined only for `open` calls without a bearer. */
  readonly caller: C['who'] extends 'open' ? Caller | undefined : Caller
  /** The bytes of the uploaded file; empty for calls that take no file. */
  readonly file: Uint8Array
  /** The raw bearer token, for renewal. */
  readonly bearer: string | undefined
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined
  /**
   * The shopper's address as reported by the trusted web server, in the form for limits: an IPv4 address, or the /64
   * network of an IPv6 address.
   */
  readonly clientAddress: string
  readonly now: Date
  /** The raw `Cookie` header. Cookies never authorize a call. */
  readonly cookies: string | undefined
  /** The proof-of-work solution that an earlier refusal asked for, or an empty string. */
  readonly work: string
  /** Adds a `Set-Cookie` to the answer. */
  setCookie(cookie: string): void
  /** Aborted when the client disconnects, so that heavy work is not started for a request that has gone. */
  readonly signal: AbortSignal
}

/** A handler's result: the answer, or for a streaming call the feed that sends its events. */
type Given<C extends Call> = C['stream'] extends true ? EventFeed<AnswerInput<C>> : AnswerInput<C>

/** A call and its handler. */
export interface Route<C extends Call = Call> {
  readonly call: C
  /** Refuses the caller of an upload before any of the file is read. */
  admit?(request: Pick<Request<C>, 'db' | 'caller' | 'params' | 'now'>): Promise<void>
  /** Runs before the transaction of an idempotent call: its writes are kept even if the call is refused. */
  before?(request: Request<C>): Promise<void>
  handle(request: Request<C>): Promise<Given<C>>
  /** Runs after the commit, for new and replayed answers alike: for work that must not happen inside a transaction. */
  complete?(answer: AnswerInput<C>, request: Request<C>): Promise<AnswerInput<C>>
}

export const route = <C extends Call>(
  call: C,
  handle: Route<C>['handle'],
  complete?: NonNullable<Route<C>['complete']>,
): Route<C> => (complete ? { call, handle, complete } : { call, handle })

/** A route with a file upload. The file is read only after `admit` has accepted its sender. */
export const uploadRoute = <C extends Call>(
  call: C,
  admit: NonNullable<Route<C>['admit']>,
  handle: Route<C>['handle'],
): Route<C> => ({ call, admit, handle })

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes of any call
export type AnyRoute = Route<any>
