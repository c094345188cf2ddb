import type { AnswerInput, Call, CallRequest } from '@market/contract'
import type { Caller } from '@market/provider'
import type { Database } from '@market/database'
import type { EventFeed } from './send-events.ts'

/** A request as a handler receives it, already validated against the contract. */
export interface Request<C extends Call> extends CallRequest<C> {
  /** The transaction of an idempotent call, otherwise the database. */
  readonly db: Database
  /** Undefined only for `open` calls without a bearer. */
  readonly caller: C['who'] extends 'open' ? Caller | undefined : Caller
  /** The file of a call that takes one, as it was sent; empty for any other. */
  readonly file: Uint8Array
  /** The raw bearer token, for renewal. */
  readonly bearer: string | undefined
  /** As the browser calls itself. */
  readonly userAgent: string | undefined
  /** The shopper's address, as reported by the trusted web server. For limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly clientAddress: string
  readonly now: Date
  /** As the browser sent them. No call has authority by them. */
  readonly cookies: string | undefined
  /** The work that a refusal asked for, or empty. */
  readonly work: string
  /** Adds a `Set-Cookie` to the answer. */
  setCookie(cookie: string): void
  /** Ends when the client hangs up: heavy work for nobody is not begun. */
  readonly signal: AbortSignal
}

/** What a handler gives: the answer, or for a stream what sends its events. */
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

/** A call that takes a file, which is read only once `admit` lets its sender in. */
export const uploadRoute = <C extends Call>(
  call: C,
  admit: NonNullable<Route<C>['admit']>,
  handle: Route<C>['handle'],
): Route<C> => ({ call, admit, handle })

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes of any call
export type AnyRoute = Route<any>
