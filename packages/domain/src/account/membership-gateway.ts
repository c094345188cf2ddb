import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Registration } from './registration.ts'

/** A message of the provider for the shopper. */
export interface MessageResponse {
  readonly message: string
}
/** Result of signing up. */
export interface Registered extends MessageResponse {
  /** False if a social sign-in has proven the address: the member can log in at once. */
  readonly activationDue: boolean
}
/** Asks for the activation's mail again. */
export interface ActivationRequest {
  readonly username: string
  readonly recaptcha: string
  readonly password?: string
}
/**
 * Sign-up and activation. Answers are the same for known and unknown addresses; only the mail reveals to its owner
 * whether an account exists.
 */
export interface MembershipGateway {
  register(registration: Registration): GatewayResult<Registered>
  /** The password selects the sign-up, since another person may have used the same address. */
  resendActivation(request: ActivationRequest): GatewayResult<MessageResponse>
  /** Looks only, for mail scanners open links too; not found when the code is dead, refused (409) when it has opened the account. */
  checkActivation(code: string): GatewayResult<MessageResponse>
  /** Uses the code up. */
  activate(code: string): GatewayResult<MessageResponse>
}
