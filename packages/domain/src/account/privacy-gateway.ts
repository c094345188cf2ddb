import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { MessageResponse } from './membership-gateway.ts'

/** Proof of identity for deleting an account: the password, or the mailed code for members without one. */
export type Farewell = { readonly password: string } | { readonly code: string }

/** The member's rights under the law on personal data: export and deletion. */
export interface PrivacyGateway {
  /** All that is known of the member, as JSON text to keep. */
  exportAll(): GatewayResult<string>
  /** Mails the code. */
  mailCode(): GatewayResult<MessageResponse>
  /** Deletes the account for good; refused with a wrong password or code. */
  deleteAccount(proof: Farewell): GatewayResult<void>
}
