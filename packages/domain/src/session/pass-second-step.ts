import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access, SessionGateway } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Completes a login with the code of the second step. A refusal keeps the stored token. */
export const passSecondStep =
  ({ gateway, tokens }: SessionDeps) =>
  (step: Parameters<SessionGateway['secondStep']>[0]): GatewayResult<Access> =>
    keepToken(tokens, gateway.secondStep(step))
