import { tellError } from '@market/contract'
import { type DestinationStream, type Logger, pino } from 'pino'

/** One JSON line an event, without personal data: no address, no headers, and of an error where it broke. */
export const makeLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, base: { app: 'web' }, serializers: { err: tellError } }
  return to ? pino(options, to) : pino(options)
}
