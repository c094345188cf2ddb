import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'
import { tokenHolder } from './token-holder.ts'

/**
 * Ends the local session even if the provider cannot be reached, and starts an anonymous one. Without a connection the
 * session is noted, for `endLeftSession` to end it later.
 */
export const logout =
  ({ gateway, tokens }: SessionDeps) =>
  async (): GatewayResult<Access> => {
    const held = tokens.read()
    const holder = tokenHolder(held)
    try {
      const ended = await gateway.logout()
      if (!ended.ok && ended.failure.kind === 'offline' && held && holder)
        tokens.left?.write({ session: holder.session, listingKey: held.listingKey })
    } finally {
      tokens.clear()
    }
    return keepToken(tokens, gateway.anonymous())
  }

/** Ends at the provider a session that was left without a connection, and notes it no longer once that is done. */
export const endLeftSession =
  ({ gateway, tokens }: SessionDeps) =>
  async (): Promise<void> => {
    const left = tokens.left?.read()
    if (left && (await gateway.endLeft(left)).ok) tokens.left?.clear()
  }
