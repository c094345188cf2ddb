import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from '../session/session-gateway.ts'
import type { Profile } from './profile-gateway.ts'
import type { SentCode } from './sent-code.ts'

/** Codes by SMS: proving the member's own number, and logging in by a number that was proven. */
export interface PhoneGateway {
  /** To the number of the profile; refused without the password, since a proven number logs in. */
  sendProof(password: string): GatewayResult<SentCode>
  /** By the newest code that this session asked for; good once. */
  prove(code: string): GatewayResult<Profile>
  /** The answer is the same for numbers that nobody has proven. */
  sendLogin(phone: string): GatewayResult<SentCode>
  /** Refused as a login by a mailed code is, with 5060 and a ticket where the member wants a second step. */
  logIn(login: { readonly phone: string; readonly code: string }): GatewayResult<Access>
}
