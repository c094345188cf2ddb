import { type DestinationStream, type Logger, pino } from 'pino'

interface Told {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
}

/** Of an error no more than says where it broke: drivers hang statements with their values onto theirs (security.md 45). */
const tellError = (error: unknown): Told =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...('code' in error && { code: error.code }), stack: error.stack }
    : { type: typeof error, message: String(error) }

/** One JSON line an event, without personal data: bearer, bodies and query strings are never logged. */
export const makeLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, base: { app: 'api' }, redact: ['req.headers'], serializers: { err: tellError } }
  return to ? pino(options, to) : pino(options)
}
