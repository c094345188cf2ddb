import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { isMemberOnly } from './member-only.ts'

/** The call that failed. */
export interface FailedCall {
  /** The page the shopper is on, by path or route name. */
  readonly route?: string
  /** Path of the call below `/eptnew`. */
  readonly call?: string
}

/** Statuses that are an expected failure when they say why. */
const expected = new Set([409, 422, 429, 503])
const cartCall = /^\/(cart(\/|$)|set_gift_code$|remove_gift_code$)/

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined

/**
 * The failure for an error response (rules.md S3). 401 ends the session. 400 and 404 become not found with the
 * provider's message. A failed cart call keeps its status, with or without a message. 409, 422, 429 and 503 with a
 * message are refusals. Anything else, including 403, is `unexpected`, with status 500 if the response has none.
 */
export const answerError = (status: number | undefined, body: unknown, from: FailedCall = {}): GatewayFailure => {
  const text = field(body, 'err_msg')
  const message = typeof text === 'string' ? text : ''
  const code = field(body, 'err_code')
  const data = field(body, 'data')
  const refused = (as: number): GatewayFailure => ({
    kind: 'refused',
    status: as,
    message,
    ...(typeof code === 'number' && { code }),
    ...(data !== undefined && data !== null && { data }),
  })
  if (status === 401) return { kind: 'unauthorized', goHome: isMemberOnly(from.route ?? '') }
  if (status !== undefined && cartCall.test(from.call ?? '')) return refused(status)
  if (status === 400 || status === 404) return { kind: 'not-found', message }
  if (status !== undefined && message !== '' && expected.has(status)) return refused(status)
  return { kind: 'unexpected', status: status ?? 500, message }
}
