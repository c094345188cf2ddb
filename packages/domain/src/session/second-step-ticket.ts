import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { loginCodes } from './login-codes.ts'

/** The ticket with which the second step goes on, in a refusal that wants one (code 5060). */
export const secondStepTicket = (failure: GatewayFailure): string | undefined => {
  if (failure.kind !== 'refused' || failure.code !== loginCodes.secondStepWanted) return undefined
  const { data } = failure
  if (typeof data !== 'object' || data === null || !('ticket' in data)) return undefined
  return typeof data.ticket === 'string' ? data.ticket : undefined
}
