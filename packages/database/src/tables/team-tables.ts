import type { Door, Role } from '@market/domain/team'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './column-types.ts'

interface MembershipsTable {
  id: string
  /** Null for an API key, and for a person whose account is gone. */
  user_id: string | null
  /** Null in the office. */
  shop_id: number | null
  role: Role
  key_hash: Generated<string | null>
  key_name: Generated<string | null>
  created_at: Instant
  seen_at: ColumnType<Date | null, Date | undefined, Date>
  ended_at: ColumnType<Date | null, Date | undefined, Date>
}

interface InvitationsTable {
  id: string
  token_hash: string
  email: string
  email_key: string
  shop_id: number | null
  role: Role
  /** Number of the seller's application whose shop begins with this invitation. */
  application: Generated<string | null>
  /** The inviting membership. */
  invited_by: Generated<string | null>
  created_at: Instant
  expires_at: Instant
  used_at: ColumnType<Date | null, Date | undefined, Date>
}

interface DeskSessionsTable {
  token_hash: string
  membership_id: string
  user_id: string
  door: Door
  proof: 'password' | 'second-step' | 'passkey'
  created_at: Instant
  used_at: Instant
}

interface SecondStepLiftsTable {
  id: string
  user_id: string
  asked_by: string
  asked_at: Instant
  reason: string
  confirmed_by: Generated<string | null>
  confirmed_at: ColumnType<Date | null, Date | undefined, Date>
}

interface AuditEntriesTable {
  id: GeneratedAlways<number>
  at: Instant
  door: Door
  person_id: string | null
  membership_id: string | null
  shop_id: number | null
  action: string
  subject: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  reason: string | null
}

/** Teams of shops, the operator's staff, their sessions and the audit of what they do. */
export interface TeamTables {
  memberships: MembershipsTable
  invitations: InvitationsTable
  desk_sessions: DeskSessionsTable
  second_step_lifts: SecondStepLiftsTable
  audit_entries: AuditEntriesTable
}
