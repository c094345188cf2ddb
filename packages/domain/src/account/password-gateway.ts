import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { MessageResponse } from './membership-gateway.ts'

/** Passwords that were forgotten or are changed, and the sessions that were begun with them. */
export interface PasswordGateway {
  /** Mails a token; the answer is the same whether or not the address has an account. */
  forget(request: { readonly email: string; readonly recaptcha: string }): GatewayResult<MessageResponse>
  /** Looks only; not found when the token is dead. */
  checkToken(token: string): GatewayResult<MessageResponse>
  /** Uses the token up and ends every session of the account. */
  recover(request: { readonly token: string; readonly password: string }): GatewayResult<MessageResponse>
  /** Of the member who is logged in; refused when the current one is wrong. */
  change(request: { readonly current: string; readonly password: string }): GatewayResult<MessageResponse>
  /** Ends every session of the member but this one; succeeds as well where there is no other. */
  endOtherSessions(): GatewayResult<void>
}
