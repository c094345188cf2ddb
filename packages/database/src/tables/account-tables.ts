import type { SocialName } from '@market/domain/session'
import type { ColumnType, Generated } from 'kysely'
import type { Instant, Sealed, SealedJson } from './column-types.ts'

/** The account data that an activation link carries. The password is stored only as a hash. */
export interface StoredRegistration {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly newsletter: boolean
  readonly insider_contact_list: boolean
  readonly password_hash: string
  /** A few bits of the password, keyed: they exclude sign-ups with another password without storing a hash. */
  readonly password_mark?: string
  /** False if the sign-up had no password. */
  readonly has_password?: boolean
  /** The social login that the sign-up began with. */
  readonly social?: SocialIdentity
}
export interface SocialIdentity {
  readonly provider: SocialName
  readonly subject: string
}

interface AccountTokensTable {
  token_hash: string
  purpose: 'activation' | 'reset' | 'delete' | 'export'
  user_id: string
  registration: ColumnType<StoredRegistration | null, string | null, string | null>
  expires_at: Instant
  used_at: Instant | null
  created_at: Instant
}

interface SocialLoginsTable {
  provider: SocialName
  subject: string
  user_id: string
  created_at: Instant
}

interface SecondStepsTable {
  user_id: string
  totp_key: Sealed
  begun_at: Instant
  confirmed_at: Instant | null
  last_turn: number | null
  codes_renewed_at: Instant | null
}

interface PasskeysTable {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  created_at: Instant
  used_at: Instant | null
}

interface SpentChallengesTable {
  challenge: string
  expires_at: Instant
}

interface RecoveryCodesTable {
  user_id: string
  code_hash: string
  used_at: Instant | null
}

interface SpentRobotChecksTable {
  solution_hash: string
  spent_at: Instant
}

interface NationalIdsTable {
  owner_id: string
  tc: Sealed
  saved_at: Instant
}

interface ConsentsTable {
  user_id: string
  channel: 'newsletter' | 'insider_contact_list'
  given: boolean
  changed_at: Instant
}

interface NotificationsTable {
  id: string
  user_id: string
  title: string
  text: string
  link: string | null
  read_at: Instant | null
  created_at: Instant
}

interface AddressChoicesTable {
  owner_id: string
  delivery_id: string | null
  invoice_id: string | null
  shipping_option: Generated<string>
  pickup_id: number | null
  receiver: SealedJson | null
}

interface AddressesTable {
  id: string
  owner_id: string
  type: number
  title: string
  first_name: string
  last_name: string
  city: string
  district: string
  neighborhood: string
  address: string
  phone: string
  zip_code: string
  email: string
  tc: Sealed
  company_name: string
  tax_office: string
  tax_number: Sealed
  created_at: Instant
}

interface UsersTable {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
  newsletter: Generated<boolean>
  insider_contact_list: Generated<boolean>
  is_active: Generated<boolean>
  created_at: Instant
  /** False for an account created by a social login. */
  has_password: Generated<boolean>
  /** Ten digits of the number in `phone` that a code has proven. */
  proven_phone: Generated<string | null>
}

export interface AccountTables {
  address_choices: AddressChoicesTable
  addresses: AddressesTable
  users: UsersTable
  account_tokens: AccountTokensTable
  consents: ConsentsTable
  national_ids: NationalIdsTable
  notifications: NotificationsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  second_steps: SecondStepsTable
  social_logins: SocialLoginsTable
  spent_challenges: SpentChallengesTable
  spent_robot_checks: SpentRobotChecksTable
}
