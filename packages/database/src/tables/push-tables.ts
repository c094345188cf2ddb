import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface PushSubscriptionsTable {
  endpoint: string
  owner_id: string
  session_id: string
  /** Keys by which only that browser reads a message. */
  p256dh: string
  auth: string
  created_at: Instant
}

interface PushesTable {
  id: string
  endpoint: string
  title: string
  url: string
  /** It ends with this alarm; null for a parcel's step. */
  alarm_id: string | null
  attempts: Generated<number>
  next_attempt_at: Instant
  created_at: Instant
}

/** Browsers that receive push messages about parcels and alarms, and the messages to send. */
export interface PushTables {
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
}
