import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access, SessionGateway } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Logs a member in whose first step was right, by the code of the second. A refusal leaves the held token as it is. */
export const passSecondStep =
  ({ gateway, tokens }: SessionDeps) =>
  (step: Parameters<SessionGateway['secondStep']>[0]): GatewayResult<Access> =>
    keepToken(tokens, gateway.secondStep(step))
