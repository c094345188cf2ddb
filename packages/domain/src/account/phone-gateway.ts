import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from '../session/session-gateway.ts'
import type { Profile } from './profile-gateway.ts'
import type { SentCode } from './sent-code.ts'

/** Codes by SMS: proving the member's own number, and logging in by a number that was proven. */
export interface PhoneGateway {
  /** To the number of the profile; refused without the password, since a proven number logs in. */
  sendProof(password: string): GatewayResult<SentCode>
  /** Proves the number by the newest code that this session requested; a code works once. */
  prove(code: string): GatewayResult<Profile>
  /** Sends a login code. The response does not reveal whether a member has proven this number. */
  sendLogin(phone: string): GatewayResult<SentCode>
  /** Refused as a login by a mailed code is, with 5060 and a ticket where the member wants a second step. */
  logIn(login: { readonly phone: string; readonly code: string }): GatewayResult<Access>
}
