import type { Asked } from '../kernel/gateway-failure.ts'

/** Buying without membership: an e-mail address proven with a code. */
export interface GuestGateway {
  /** Never tells whether an account exists. */
  checkEmail(email: string): Asked<{ readonly guestEmail: string }>
  /** Times in seconds. */
  sendCode(email: string): Asked<{ readonly message: string; readonly expiresIn: number; readonly retryIn: number }>
  checkCode(proof: { readonly email: string; readonly code: string }): Asked<{ readonly guestEmail: string }>
}
