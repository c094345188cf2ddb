import { type Logger, pino } from 'pino'

/** One JSON line an event, without personal data: bearer, bodies and query strings are never logged. */
export const makeLog = (level: string): Logger =>
  pino({ level, base: { app: 'api' }, redact: ['req.headers', 'err.parameters', 'err.detail', 'err.where'] })
