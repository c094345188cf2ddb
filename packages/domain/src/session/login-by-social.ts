import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import type { Result } from '../kernel/result.ts'
import type { Access } from './session-gateway.ts'
import type { SocialCredentials, Unregistered } from './social-provider.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Logs in with another provider's account. A refusal keeps the stored token. */
export const loginBySocial =
  ({ gateway, tokens }: SessionDeps) =>
  (credentials: SocialCredentials): Promise<Result<Access, GatewayFailure | Unregistered>> =>
    keepToken(tokens, gateway.loginBySocial(credentials))
