import type { AnswerInput, Call, CallRequest } from '@market/contract'
import type { Database } from '../database/open-database.ts'
import type { Caller } from './caller.ts'

/** A request as a handler receives it, already checked against the contract. */
export interface Request<C extends Call> extends CallRequest<C> {
  /** The transaction of an idempotent call, else the database. */
  readonly db: Database
  /** Undefined only for `open` calls without a bearer. */
  readonly caller: C['who'] extends 'open' ? Caller | undefined : Caller
  /** Raw bearer, for renewal. */
  readonly bearer: string | undefined
  /** Address of the shopper, as the trusted web server tells it. */
  readonly clientAddress: string
  readonly now: Date
}

/** A call and what answers it. */
export interface Route<C extends Call = Call> {
  readonly call: C
  /** Before the transaction of an idempotent call: what stays written though the call is refused. */
  before?(request: Request<C>): Promise<void>
  handle(request: Request<C>): Promise<AnswerInput<C>>
  /** After the commit, for a fresh and a replayed answer alike: what may not happen inside a transaction. */
  complete?(answer: AnswerInput<C>, request: Request<C>): Promise<AnswerInput<C>>
}

export const route = <C extends Call>(
  call: C,
  handle: Route<C>['handle'],
  complete?: NonNullable<Route<C>['complete']>,
): Route<C> => (complete ? { call, handle, complete } : { call, handle })

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes of any call
export type AnyRoute = Route<any>
