import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { normalizeEmail } from '../validation/email.ts'
import type { Access, CodeLogin } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Logs a member in by a mailed code. A refusal keeps the stored token. */
export const loginByCode =
  ({ gateway, tokens }: SessionDeps) =>
  ({ email, code }: CodeLogin): GatewayResult<Access> =>
    keepToken(tokens, gateway.loginByCode({ email: normalizeEmail(email), code: code.replaceAll(/\s/g, '') }))
