import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from '../session/session-gateway.ts'
import type { Profile } from './profile-gateway.ts'
import type { SentCode } from './sent-code.ts'

/** Codes by SMS: to prove the member's number, and to log in with a proven number. */
export interface PhoneGateway {
  /** Sends a code to the profile's number; refused without the right password, since a proven number can log in. */
  sendProof(password: string): GatewayResult<SentCode>
  /** Proves the number by the newest code that this session requested; a code works once. */
  prove(code: string): GatewayResult<Profile>
  /** Sends a login code. The response does not reveal whether a member has proven this number. */
  sendLogin(phone: string): GatewayResult<SentCode>
  /** Refused as a login by a mailed code is; with code 5060 and a ticket if a second step is required. */
  logIn(login: { readonly phone: string; readonly code: string }): GatewayResult<Access>
}
