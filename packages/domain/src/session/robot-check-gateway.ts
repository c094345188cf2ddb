import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** The challenge that proves that a person sends a form. */
export type RobotChallenge =
  | {
      readonly kind: 'proof-of-work'
      readonly challenge: string
      /** Zero bits that SHA-256 of `challenge:number` must begin with. */
      readonly difficulty: number
    }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string }

/** The check that a person, and no program, sends a form. */
export interface RobotCheckGateway {
  /** A challenge for one form of the caller, valid for some minutes. */
  challenge(): GatewayResult<RobotChallenge>
}
