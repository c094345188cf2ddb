import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A challenge that distinguishes people from programs. */
export type RobotChallenge =
  | {
      readonly kind: 'proof-of-work'
      readonly challenge: string
      /** Leading zero bits required in the SHA-256 of `challenge:number`. */
      readonly difficulty: number
    }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string }

/** Checks that a form is sent by a person, not by a program. */
export interface RobotCheckGateway {
  /** A challenge for one form of the caller, valid for some minutes. */
  challenge(): GatewayResult<RobotChallenge>
}
