import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** Buying without membership: an e-mail address proven with a code. */
export interface GuestGateway {
  /** The answer never reveals whether an account exists. */
  checkEmail(email: string): GatewayResult<{ readonly guestEmail: string }>
  /** Times in seconds. */
  sendCode(
    email: string,
  ): GatewayResult<{ readonly message: string; readonly expiresIn: number; readonly retryIn: number }>
  checkCode(proof: { readonly email: string; readonly code: string }): GatewayResult<{ readonly guestEmail: string }>
}
