import { type DestinationStream, type Logger, pino } from 'pino'
import { serializeError } from './serialize-error.ts'

/** One JSON line per event, without personal data: headers, bodies and query strings are never logged. */
export const makeLog = (app: 'api' | 'counter' | 'web', level: string, to?: DestinationStream): Logger => {
  const options = { level, base: { app }, redact: ['req.headers'], serializers: { err: serializeError } }
  return to ? pino(options, to) : pino(options)
}

/** Log levels, from most lines to none; lines below the chosen level are not written. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** One of {@link logLevels}. */
export type LogLevel = (typeof logLevels)[number]
