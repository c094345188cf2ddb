import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** Whether a member signs in with a second step. */
export interface SecondStep {
  readonly on: boolean
  /** When it was turned on. */
  readonly since: Date | undefined
  /** Recovery codes that are not used yet. */
  readonly recoveryCodes: number
}
/** The key that an authenticator app is given. */
export interface AuthenticatorKey {
  /** To type: capital letters and digits 2 to 7 (base 32, RFC 4648). */
  readonly key: string
  /** The same with the names of shop and account, for a QR code. */
  readonly uri: string
}

/** The second step of the member who is logged in. */
export interface SecondStepGateway {
  read(): GatewayResult<SecondStep>
  /** A new key, which counts for nothing until a code of it was given; refused when the password is wrong or a second step is on. */
  begin(password: string): GatewayResult<AuthenticatorKey>
  /** Turns it on by the app's first code, and gives the recovery codes, which only a repetition under the same key is told again. */
  confirm(first: { readonly code: string; readonly idempotencyKey: string }): GatewayResult<readonly string[]>
  /** Ten new recovery codes in place of those before, by a code of the app; not found when no second step is on. */
  renewCodes(first: { readonly code: string; readonly idempotencyKey: string }): GatewayResult<readonly string[]>
  /** Refused when either is wrong; not found when no second step is on. */
  remove(proof: { readonly password: string; readonly code: string }): GatewayResult<void>
}
