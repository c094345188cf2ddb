import type { Action, Door } from '@market/domain/team'
import type * as v from 'valibot'
import type { Method } from '../kernel/call.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a schema of any shape is meant
type Schema = v.GenericSchema<any, any>

/**
 * One call of the panels, under `/seller/v1` or `/office/v1`. GET and DELETE carry `query`; POST, PUT and PATCH carry
 * `body` as JSON. Every method except GET is a write: one transaction with one row of the audit.
 */
export interface DeskCall {
  readonly method: Method
  /** The panel that answers it; `both` answer with the same schemas. */
  readonly door: Door | 'both'
  /** Path below `/seller/v1` or `/office/v1`, with `{name}` for each of `params`. */
  readonly path: string
  /** `open` needs no session, `signed-in` a member of any role, else a role that may do this action. */
  readonly who: 'open' | 'signed-in' | Action
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Most bytes of an uploaded file, which is the whole body (`application/octet-stream`) in place of JSON. */
  readonly upload?: number
  /** Schema of `data` in the envelope; `nothing` for a download. */
  readonly answer: Schema
  /** Answers with a file in place of the envelope. */
  readonly download?: true
  /** A write that must not double: honours `Idempotency-Key`. */
  readonly idempotent?: true
  /** A write that is allowed before the session has passed a second step. */
  readonly beforeSecondStep?: true
}

/** Keeps the literal types of a call, so that clients and handlers are typed from it. */
export const defineDeskCall = <const C extends DeskCall>(call: C): C => call

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined

/** The request as a client passes it. */
export type DeskInput<C extends DeskCall> = {
  readonly params: InputOf<C['params']>
  readonly query: InputOf<C['query']>
  readonly body: InputOf<C['body']>
  readonly file: C['upload'] extends number ? Uint8Array<ArrayBuffer> : undefined
}
/** The request as a handler receives it, checked and with defaults filled in. */
export type DeskRequest<C extends DeskCall> = {
  readonly params: OutputOf<C['params']>
  readonly query: OutputOf<C['query']>
  readonly body: OutputOf<C['body']>
}
/** A file that a handler answers with. Clients save it (`Content-Disposition: attachment`). */
export interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}
/** The result of a handler: `data` of the envelope, or a file. */
export type DeskAnswerInput<C extends DeskCall> = C['download'] extends true ? Download : v.InferInput<C['answer']>
/** `data` as a client reads it. */
export type DeskAnswer<C extends DeskCall> = v.InferOutput<C['answer']>
