import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Ends the local session even if the provider cannot be reached, and starts an anonymous one. */
export const logout =
  ({ gateway, tokens }: SessionDeps) =>
  async (): GatewayResult<Access> => {
    try {
      await gateway.logout()
    } finally {
      tokens.clear()
    }
    return keepToken(tokens, gateway.anonymous())
  }
