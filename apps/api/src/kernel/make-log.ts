import { tellError } from '@market/contract'
import { type DestinationStream, type Logger, pino } from 'pino'

/** One JSON line an event, without personal data: bearer, bodies and query strings are never logged. */
export const makeLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, base: { app: 'api' }, redact: ['req.headers'], serializers: { err: tellError } }
  return to ? pino(options, to) : pino(options)
}
