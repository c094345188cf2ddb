import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Result } from '../kernel/result.ts'
import type { Access, SessionGateway } from './session-gateway.ts'
import type { TokenStore } from './token-store.ts'

/** Dependencies of the session's use-cases. */
export interface SessionDeps {
  readonly gateway: SessionGateway
  readonly tokens: TokenStore
}

/** Stores the token of a successful access. */
export const keepToken = async <Failure>(
  tokens: TokenStore,
  asked: Promise<Result<Access, Failure>>,
): Promise<Result<Access, Failure>> => {
  const access = await asked
  if (access.ok) writeToken(tokens, access.value)
  return access
}

const writeToken = (tokens: TokenStore, { accessToken, listingKey }: Access): void =>
  tokens.write({ accessToken, listingKey })

/**
 * Renews the token of the last visit, or starts an anonymous session (specification section 4). Only a token that the
 * provider refuses is dropped: while offline or during provider errors it is kept for the next try. A token that
 * another tab stored meanwhile, for example by a login, is never replaced, but renewed.
 */
export const startSession =
  ({ gateway, tokens }: SessionDeps) =>
  async (): GatewayResult<Access> => {
    for (;;) {
      const held = tokens.read()
      const access = await (held ? gateway.renew() : gateway.anonymous())
      // Nothing is awaited between this look and the write: a login in this tab would be undone.
      if (tokens.read()?.accessToken !== held?.accessToken) continue
      if (access.ok) {
        writeToken(tokens, access.value)
        return access
      }
      if (!held || access.failure.kind !== 'unauthorized') return access
      tokens.clear()
    }
  }
