import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { MessageResponse } from './membership-gateway.ts'

/** A session of the member that can still be used. */
export interface MemberSession {
  readonly id: string
  /** Browser and system, as `Chrome, Android`. */
  readonly device: string | undefined
  readonly begunAt: Date
  /** Accurate to about an hour. */
  readonly usedAt: Date
  /** Whether it is the caller's session. */
  readonly own: boolean
}

/** Passwords that were forgotten or are changed, and the sessions that were begun with them. */
export interface PasswordGateway {
  /** Mails a token; the answer is the same whether or not the address has an account. */
  forget(request: { readonly email: string; readonly recaptcha: string }): GatewayResult<MessageResponse>
  /** Looks only; not found when the token is dead. */
  checkToken(token: string): GatewayResult<MessageResponse>
  /** Uses the token up and ends every session of the account. */
  recover(request: { readonly token: string; readonly password: string }): GatewayResult<MessageResponse>
  /** Changes the password of the logged-in member; refused if the current one is wrong. */
  change(request: { readonly current: string; readonly password: string }): GatewayResult<MessageResponse>
  /** This session first, then the others by last use, newest first. */
  sessions(): GatewayResult<readonly MemberSession[]>
  /** Ends another session; not found if it has already ended. */
  endSession(id: MemberSession['id']): GatewayResult<void>
  /** Ends every other session of the member; also succeeds without another session. */
  endOtherSessions(): GatewayResult<void>
}
