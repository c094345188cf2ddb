import type { GatewayFailure } from '../kernel/gateway-failure.ts'

interface FailedAnswer {
  readonly err_msg?: string | undefined
  readonly err_code?: number | undefined
}

/** Statuses that are an expected failure when they say why (rules.md S3). */
const expected = new Set([409, 422, 429, 503])

/**
 * What a failed answer means: 401 ends the session, 400 and 404 are not found with the provider's words, a refusal that
 * says why is shown as it is, all else is a surprise of the provider (rules.md S3). Default status 500.
 */
export const answerError = (status: number, body: FailedAnswer | undefined): GatewayFailure => {
  const message = body?.err_msg ?? ''
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 400 || status === 404) return { kind: 'not-found', message }
  if (message !== '' && (expected.has(status) || status === 403))
    return { kind: 'refused', status, message, ...(body?.err_code !== undefined && { code: body.err_code }) }
  return status >= 500 ? { kind: 'offline' } : { kind: 'unreadable' }
}

const memberOnly = /^\/my\/(siparisler|bilgi|listelerim|tr\/(adresler|yorumlar|hesap-numaralari))(\/|$)/

/** Member-only addresses: losing the session there leads home (rules.md S2, S3). */
export const isMemberOnly = (path: string): boolean => memberOnly.test(path)
