import type { SocialProvider } from '../kernel/config.ts'

/** What activating by one link makes of the account. The password is there as its hash alone. */
export interface StoredRegistration {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly newsletter: boolean
  readonly insider_contact_list: boolean
  readonly password_hash: string
  /** False where the sign-up gave none. */
  readonly has_password?: boolean
  /** The other provider's login that the sign-up began with. */
  readonly social?: SocialIdentity
}
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly subject: string
}
