import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json, SealedJson, StoredList } from './column-types.ts'

interface IdempotencyKeysTable {
  owner_id: string
  key: string
  call: string
  body_hash: string
  status: number | null
  answer: SealedJson | null
  created_at: Instant
}

interface MailsTable {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  attachments: StoredList
  /** URL for unsubscribing with one POST (RFC 8058). */
  one_click: string | null
  attempts: Generated<number>
  next_attempt_at: Instant
  sent_at: Instant | null
  created_at: Instant
}

interface LimitsTable {
  name: string
  since: Instant
  most: number
  most_checked: number | null
  seconds: number
}

interface RateLimitsTable {
  key: string
  window_start: Instant
  count: number
}

interface OfficeLogTable {
  id: GeneratedAlways<number>
  at: Instant
  who: string
  command: string
  done: boolean
  outcome: string
}

interface SecurityLogTable {
  id: GeneratedAlways<number>
  at: Generated<Date>
  event: string
  who: string | null
  about: string | null
}

interface SettingsTable {
  key: string
  value: Json
}

/**
 * Tables that belong to no single folder: idempotency keys, outgoing mails, limits and their counts, settings, manual
 * actions and account protection.
 */
export interface PlatformTables {
  idempotency_keys: IdempotencyKeysTable
  limits: LimitsTable
  mails: MailsTable
  office_log: OfficeLogTable
  rate_limits: RateLimitsTable
  security_log: SecurityLogTable
  settings: SettingsTable
}
