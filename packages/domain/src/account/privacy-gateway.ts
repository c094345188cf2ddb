import type { Asked } from '../kernel/gateway-failure.ts'

/** What the law on personal data gives a member. */
export interface PrivacyGateway {
  /** All that is known of the member, as JSON text to keep. */
  exportAll(): Asked<string>
  /** Deletes the account for good; refused with a wrong password. */
  deleteAccount(password: string): Asked<void>
}
