import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { MessageResponse } from './membership-gateway.ts'

/**
 * Proof of identity for exporting or deleting an account: the password, or the mailed code for members without a
 * password. Members with a second step also send its code.
 */
export type AccountProof = ({ readonly password: string } | { readonly code: string }) & {
  readonly secondStep?: string
}

/**
 * The member's rights under the law on personal data: export and deletion. Both are refused with a wrong password or code, and with code
 * 5060 where that of the second step is missing or wrong.
 */
export interface PrivacyGateway {
  /** All stored data of the member, as JSON text for download. */
  exportAll(proof: AccountProof): GatewayResult<string>
  /** Mails the code that proves a member without a password, for one of the two. */
  mailCode(what: 'export' | 'deletion'): GatewayResult<MessageResponse>
  /** Deletes the account for good. */
  deleteAccount(proof: AccountProof): GatewayResult<void>
}
