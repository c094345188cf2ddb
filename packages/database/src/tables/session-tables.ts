import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface SessionsTable {
  id: string
  user_id: string | null
  guest_email: string | null
  created_at: Instant
  renewed_at: Instant
  revoked_at: Instant | null
  /** Browser and system, as `Chrome, Android`. */
  device: string | null
}

interface GuestCodesTable {
  id: string
  session_id: string
  purpose: Generated<'guest' | 'sign-in' | 'sms-sign-in' | 'phone' | 'email'>
  email_key: string
  email: string
  code_hash: string
  attempts: Generated<number>
  used_at: Instant | null
  expires_at: Instant
  created_at: Instant
}

/** Sessions, and codes that verify a guest's e-mail address. */
export interface SessionTables {
  sessions: SessionsTable
  guest_codes: GuestCodesTable
}
