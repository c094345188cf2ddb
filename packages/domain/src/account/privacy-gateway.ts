import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { MessageResponse } from './membership-gateway.ts'

/** What shows who leaves: the password, or the code that was mailed to someone who has none. */
export type Farewell = { readonly password: string } | { readonly code: string }

/** What the law on personal data gives a member. */
export interface PrivacyGateway {
  /** All that is known of the member, as JSON text to keep. */
  exportAll(): GatewayResult<string>
  /** Mails the code. */
  mailCode(): GatewayResult<MessageResponse>
  /** Deletes the account for good; refused with a wrong password or code. */
  deleteAccount(proof: Farewell): GatewayResult<void>
}
