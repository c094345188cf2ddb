import { alarmDays } from '@market/domain/alarms'
import { type Database, forgetOldDesks, forgetOldSessions } from '@market/database'

const hour = 3_600_000
/** Clients retry within minutes, so a day is enough. */
const keptMs = 24 * hour
/** Longer than any order waits for its payment. */
const consentsKeptMs = 14 * 24 * hour
/** A mail older than this is of no use to its recipient, even if it could not be sent. */
const mailsKeptMs = 30 * 24 * hour

/** The maximum time for which the law allows access logs without another reason. */
const securityLogKeptMs = 365 * 24 * hour

/** An application is decided within weeks, and the office has a mail of it. */
const applicationsKeptMs = 180 * 24 * hour

/** Longer than an alarm waits, so that the link in its mail still ends the owner's other alarms. */
const alarmsKeptMs = 2 * alarmDays * 24 * hour

/**
 * Deletes expired rows: rate limits, answers stored for retries, codes, links, robot checks, mails, alarms, shared
 * carts, sessions, invitations, and the security log.
 */
export async function purgeExpiredRows(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptMs)
  await db.deleteFrom('rate_limits').where('window_start', '<', old).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', old).execute()
  await db.deleteFrom('guest_codes').where('expires_at', '<', old).execute()
  await db.deleteFrom('account_tokens').where('expires_at', '<', old).execute()
  await db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(now.getTime() - mailsKeptMs))
    .execute()
  await db
    .deleteFrom('security_log')
    .where('at', '<', new Date(now.getTime() - securityLogKeptMs))
    .execute()
  await db
    .deleteFrom('card_consents')
    .where('consented_at', '<', new Date(now.getTime() - consentsKeptMs))
    .execute()
  await db.deleteFrom('cart_shares').where('ends_at', '<', old).execute()
  await db.deleteFrom('device_offers').where('expires_at', '<', old).execute()
  await db
    .deleteFrom('alarms')
    .where('created_at', '<', new Date(now.getTime() - alarmsKeptMs))
    .execute()
  await db
    .deleteFrom('seller_applications')
    .where('created_at', '<', new Date(now.getTime() - applicationsKeptMs))
    .execute()
  await forgetOldSessions(db, now)
  await forgetOldDesks(db, now)
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('spent_robot_checks').where('spent_at', '<', old).execute()
}
