import { failedAnswer, envelopeOf } from '@market/contract'
import type { DeskAnswer, DeskCall, DeskInput } from '@market/contract/counter'
import { fail, type GatewayFailure, type Result, succeed } from '@market/domain/kernel'
import { deskCodes, type Door } from '@market/domain/team'
import * as v from 'valibot'
import { addressOf } from '../kernel/api-client.ts'
import type { HttpTransport } from '../kernel/http-transport.ts'
import { kyTransport } from '../kernel/ky-transport.ts'

/** The parts of a call's request; those that the call does not have are left out. */
export type DeskParts<C extends DeskCall> = {
  readonly [Part in keyof DeskInput<C> as undefined extends DeskInput<C>[Part] ? never : Part]: DeskInput<C>[Part]
} & {
  readonly [Part in keyof DeskInput<C> as undefined extends DeskInput<C>[Part] ? Part : never]?: DeskInput<C>[Part]
}

/** Sends the calls of one panel with the browser's cookie and validates the answers. */
export interface DeskClient {
  /** `key` is the `Idempotency-Key` of a repeated write; without it each sending has a new one. */
  send<const C extends DeskCall>(
    call: C,
    input: DeskParts<C>,
    options?: { readonly key?: string; readonly quiet?: boolean },
  ): Promise<Result<DeskAnswer<C>, GatewayFailure>>
  /** Address of a call that answers with a file, for a link. */
  address<const C extends DeskCall>(call: C, input: DeskParts<C>): string
}

/** Dependencies of the client of a panel. */
export interface DeskClientOptions {
  readonly door: Door
  /** Sends one request; defaults to fetch. */
  readonly transport?: HttpTransport
  /** Called with the time at which the server made an answer. */
  readonly observe?: (made: Date) => void
  /**
   * Called when the session has ended, or lacks the second step that a write needs. Resolves to true once that is mended,
   * and then the call is sent again. Calls that are `quiet` fail at once.
   */
  readonly mend: (lacks: 'session' | 'second-step') => Promise<boolean>
  /** Called when the person's role no longer allows a call that the page has offered. */
  readonly forbidden: () => void
}

/** Tries of a call whose response was lost, if repeating it is safe. */
const attempts = 3

/** Makes the client that the screens of a panel send their calls with. */
export function makeDeskClient({
  door,
  transport = kyTransport,
  observe,
  mend,
  forbidden,
}: DeskClientOptions): DeskClient {
  const observed: HttpTransport = async (request) => {
    const answer = await transport(request)
    if (answer.date) observe?.(new Date(answer.date))
    return answer
  }
  const address: DeskClient['address'] = (call, input) => {
    const { params, query }: Parts = input
    // The shop's client is not changed for the panels, so its prefix is replaced.
    return addressOf(call.path, params, query).replace('/eptnew', `/${door}/v1`)
  }
  const send: DeskClient['send'] = async (call, input, { key = crypto.randomUUID(), quiet = false } = {}) => {
    const url = address(call, input)
    const first = await attempt(observed, url, call, input, key)
    if (first.ok || quiet) return first
    if (isForbidden(first.failure)) forbidden()
    const lacks = lackOf(first.failure)
    return lacks && (await mend(lacks)) ? attempt(observed, url, call, input, key) : first
  }
  return { send, address }
}

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: Uint8Array<ArrayBuffer> | undefined
}

const isForbidden = (failure: GatewayFailure) => failure.kind === 'refused' && failure.code === deskCodes.forbiddenRole

const lackOf = (failure: GatewayFailure) =>
  failure.kind === 'unauthorized'
    ? 'session'
    : failure.kind === 'refused' && failure.code === deskCodes.secondStepNeeded
      ? 'second-step'
      : undefined

async function attempt<C extends DeskCall>(
  transport: HttpTransport,
  url: string,
  call: C,
  { body, file }: Parts,
  key: string,
): Promise<Result<DeskAnswer<C>, GatewayFailure>> {
  const repeatable = call.method === 'GET' || call.idempotent === true
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await transport({
        url,
        method: call.method,
        headers: {
          ...(call.idempotent && { 'idempotency-key': key }),
          ...(call.body && { 'content-type': 'application/json' }),
          ...(file && { 'content-type': 'application/octet-stream' }),
        },
        ...(call.body && { body: JSON.stringify(body ?? {}) }),
        ...(file && { body: file }),
      })
      if (answer.status < 200 || answer.status >= 300) return fail(failureOf(answer.status, answer.body))
      const read = v.safeParse(envelopeOf(call.answer), answer.body)
      return read.success ? succeed<DeskAnswer<C>>(read.output.data) : fail({ kind: 'unreadable' })
    } catch {
      if (!repeatable || tries >= attempts) return fail({ kind: 'offline' })
    }
  }
}

function failureOf(status: number, body: unknown): GatewayFailure {
  const read = v.safeParse(failedAnswer, body)
  const { err_msg: message = '', err_code: code, data } = read.success ? read.output : {}
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 404) return { kind: 'not-found', message }
  if (!read.success || status >= 500) return { kind: 'unexpected', status, message }
  return { kind: 'refused', status, message, ...(code !== undefined && { code }), ...(data !== undefined && { data }) }
}
