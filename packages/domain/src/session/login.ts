import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { normalizeEmail } from '../validation/email.ts'
import type { Access, Credentials } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Logs a member in; spaces in the e-mail address are removed. A refusal keeps the stored token. */
export const login =
  ({ gateway, tokens }: SessionDeps) =>
  (credentials: Credentials): GatewayResult<Access> =>
    keepToken(tokens, gateway.login({ ...credentials, username: normalizeEmail(credentials.username) }))
