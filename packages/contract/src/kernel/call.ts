import type * as v from 'valibot'

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The kind of caller: `any` has a token of any kind, `member` is logged in, `open` needs no token. */
export type Caller = 'open' | 'any' | 'member'
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a schema of any shape is meant
type Schema = v.GenericSchema<any, any>

/**
 * One call under `/eptnew`. GET and DELETE carry `query`; POST, PUT and PATCH carry `body` as JSON; `params` are the
 * parts in braces of the path.
 */
export interface Call {
  readonly method: Method
  /** Path below `/eptnew`, with `{name}` for each of `params`. */
  readonly path: string
  readonly who: Caller
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Most bytes of an uploaded file, which is the whole body instead of JSON. Uploading the same file twice must not
   * store it twice.
   */
  readonly upload?: number
  /** Schema of `data` in the envelope. */
  readonly answer: Schema
  /** A listing: refused without the signed anti-forgery header. */
  readonly listing?: true
  /** A write that must not double: honours `Idempotency-Key`. */
  readonly idempotent?: true
  /**
   * Seconds for which caches may share the response. It is the same for every caller, whose token is not read, and
   * carries an ETag. Only for `open` calls.
   */
  readonly shared?: number
  /** Answered by server-sent events (`text/event-stream`), `answer` being the data of each, in place of the envelope. */
  readonly stream?: true
}

/** Keeps the literal types of a call, so that clients and handlers are typed from it. */
export const defineCall = <const C extends Call>(call: C): C => call

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined

/** The request as a client passes it. */
export type CallInput<C extends Call> = {
  readonly params: InputOf<C['params']>
  readonly query: InputOf<C['query']>
  readonly body: InputOf<C['body']>
  readonly file: C['upload'] extends number ? Uint8Array<ArrayBuffer> : undefined
}
/** The request as a handler receives it, checked and with defaults filled in. */
export type CallRequest<C extends Call> = {
  readonly params: OutputOf<C['params']>
  readonly query: OutputOf<C['query']>
  readonly body: OutputOf<C['body']>
}
/** `data` as a handler returns it. */
export type AnswerInput<C extends Call> = v.InferInput<C['answer']>
/** `data` as a client reads it. */
export type Answer<C extends Call> = v.InferOutput<C['answer']>
