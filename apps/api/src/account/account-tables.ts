import type { ColumnType } from 'kysely'
import type { Instant } from '../database/schema.ts'
import type { SocialProvider } from '../kernel/config.ts'
import type { StoredRegistration } from './stored-registration.ts'

interface AccountTokensTable {
  token_hash: string
  purpose: 'activation' | 'reset' | 'delete'
  user_id: string
  registration: ColumnType<StoredRegistration | null, string | null, string | null>
  expires_at: Instant
  used_at: Instant | null
  created_at: Instant
}

interface SocialLoginsTable {
  provider: SocialProvider
  subject: string
  user_id: string
  created_at: Instant
}

interface SpentRobotChecksTable {
  solution_hash: string
  spent_at: Instant
}

interface NationalIdsTable {
  owner_id: string
  tc: string
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

export interface AccountTables {
  account_tokens: AccountTokensTable
  consents: ConsentsTable
  national_ids: NationalIdsTable
  notifications: NotificationsTable
  social_logins: SocialLoginsTable
  spent_robot_checks: SpentRobotChecksTable
}
