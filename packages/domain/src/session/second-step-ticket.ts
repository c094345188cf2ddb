import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { loginCodes } from './login-codes.ts'

/** The ticket for continuing with the second step, from a refusal with code 5060. */
export const secondStepTicket = (failure: GatewayFailure): string | undefined => {
  if (failure.kind !== 'refused' || failure.code !== loginCodes.secondStepWanted) return undefined
  const { data } = failure
  if (typeof data !== 'object' || data === null || !('ticket' in data)) return undefined
  return typeof data.ticket === 'string' ? data.ticket : undefined
}
