import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** Whether a member signs in with a second step. */
export interface SecondStep {
  readonly on: boolean
  /** When it was turned on. */
  readonly since: Date | undefined
  /** Recovery codes that are not used yet. */
  readonly recoveryCodes: number
}
/** The secret key for an authenticator app. */
export interface AuthenticatorKey {
  /** The key as text for typing: capital letters and digits 2 to 7 (base 32, RFC 4648). */
  readonly key: string
  /** The key with the names of shop and account, for a QR code. */
  readonly uri: string
}

/** Reads and changes the second sign-in step of the logged-in member. */
export interface SecondStepGateway {
  read(): GatewayResult<SecondStep>
  /**
   * Creates a key, which has no effect until `confirm`. Refused if the password is wrong or a second step is already
   * on.
   */
  begin(password: string): GatewayResult<AuthenticatorKey>
  /**
   * Turns the second step on with the app's first code and returns the recovery codes. They are returned again only for
   * the same idempotency key.
   */
  confirm(first: { readonly code: string; readonly idempotencyKey: string }): GatewayResult<readonly string[]>
  /** Replaces the recovery codes by ten new ones, with a code of the app; not found when no second step is on. */
  renewCodes(first: { readonly code: string; readonly idempotencyKey: string }): GatewayResult<readonly string[]>
  /** Turns the second step off. Refused when password or code is wrong; not found when no second step is on. */
  remove(proof: { readonly password: string; readonly code: string }): GatewayResult<void>
}
