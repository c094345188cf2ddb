import { type Door, type Role, teamRules } from '@market/domain/team'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { deskTokenHash, makeDeskToken } from './desk-token.ts'

/** The caller of a panel. */
export interface DeskCaller {
  readonly door: Door
  readonly membershipId: string
  readonly role: Role
  /** Null for an API key. */
  readonly personId: string | null
  /** Null in the office. */
  readonly shopId: number | null
  /** Whether the session may write: a passkey or a second step has proven the person. Always true for an API key. */
  readonly proven: boolean
}

/** The last call is noted at most once in this time. */
const seenEveryMs = 60_000

/** Starts a session of a person's membership and returns the token for its cookie. */
export async function startDeskSession(
  trx: Database,
  session: {
    readonly membershipId: string
    readonly userId: string
    readonly door: Door
    readonly proof: 'password' | 'second-step' | 'passkey'
    readonly now: Date
  },
): Promise<string> {
  const { token, hash } = makeDeskToken()
  const { membershipId, userId, door, proof, now } = session
  await trx
    .insertInto('desk_sessions')
    .values({
      token_hash: hash,
      membership_id: membershipId,
      user_id: userId,
      door,
      proof,
      created_at: now,
      used_at: now,
    })
    .execute()
  return token
}

/** The caller of a session's cookie at this panel; undefined after it ended, expired, or its membership ended. */
export async function findDeskSession(
  db: Database,
  { token, door, now }: { readonly token: string; readonly door: Door; readonly now: Date },
): Promise<DeskCaller | undefined> {
  const { idleMinutes, lifeMinutes } = teamRules.sessions[door]
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const row = await db
    .selectFrom('desk_sessions as s')
    .innerJoin('memberships as m', 'm.id', 's.membership_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('second_steps as t', (join) =>
      join.onRef('t.user_id', '=', 's.user_id').on('t.confirmed_at', 'is not', null),
    )
    .select(['m.id', 'm.role', 'm.shop_id', 's.user_id', 's.proof', 's.used_at', 't.user_id as stepped'])
    .where('s.token_hash', '=', deskTokenHash(token))
    .where('s.door', '=', door)
    .where('s.used_at', '>', ago(idleMinutes))
    .where('s.created_at', '>', ago(lifeMinutes))
    .where('m.ended_at', 'is', null)
    .where('u.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.used_at.getTime() < now.getTime() - seenEveryMs) {
    await db.updateTable('desk_sessions').set({ used_at: now }).where('token_hash', '=', deskTokenHash(token)).execute()
    await noteSeen(db, row.id, now)
  }
  return {
    door,
    membershipId: row.id,
    role: row.role,
    personId: row.user_id,
    shopId: row.shop_id,
    // A second step that was removed elsewhere no longer counts.
    proven: row.proof === 'passkey' || (row.proof === 'second-step' && row.stepped !== null),
  }
}

/** The caller of an API key; undefined after its membership ended. */
export async function findDeskKey(db: Database, key: string, now: Date): Promise<DeskCaller | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select(['id', 'role', 'shop_id', 'seen_at'])
    .where('key_hash', '=', deskTokenHash(key))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if ((row.seen_at?.getTime() ?? 0) < now.getTime() - seenEveryMs) await noteSeen(db, row.id, now)
  const door = row.shop_id === null ? 'office' : 'seller'
  return { door, membershipId: row.id, role: row.role, personId: null, shopId: row.shop_id, proven: true }
}

export const noteSeen = (db: Database, membershipId: string, now: Date) =>
  db.updateTable('memberships').set({ seen_at: now }).where('id', '=', membershipId).execute()

/** Ends the session of a cookie. */
export const endDeskSession = (trx: Database, token: string) =>
  trx.deleteFrom('desk_sessions').where('token_hash', '=', deskTokenHash(token)).execute()

/** Ends all sessions of a person at both panels, except that of `kept`. */
export const endDeskSessions = (trx: Database, userId: string, kept?: string) =>
  trx
    .deleteFrom('desk_sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('token_hash', '<>', deskTokenHash(kept ?? '')))
    .execute()

/** Records that this session's person has passed the second step. */
export const proveDeskSession = (trx: Database, token: string) =>
  trx
    .updateTable('desk_sessions')
    .set({ proof: 'second-step' })
    .where('token_hash', '=', deskTokenHash(token))
    .execute()

/** Deletes sessions and invitations that have expired. */
export async function forgetOldDesks(db: Database, now: Date): Promise<void> {
  for (const door of ['seller', 'office'] as const)
    await db
      .deleteFrom('desk_sessions')
      .where('door', '=', door)
      .where('used_at', '<', new Date(now.getTime() - teamRules.sessions[door].idleMinutes * 60_000))
      .execute()
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', sql<Date>`${now}::timestamptz - interval '30 days'`)
    .execute()
}
