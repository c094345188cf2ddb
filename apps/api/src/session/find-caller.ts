import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'

const day = 24 * 3_600_000
/**
 * Maximum age of a session that a member signed in to or that proved an address, so that a stolen token cannot be
 * renewed forever.
 */
export const lifeDays = 90

/**
 * The caller of a session; undefined if it was revoked or is too old. Anonymous sessions have no maximum age, since
 * they protect nothing.
 */
export async function findCaller(db: Database, sessionId: string, now: Date): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'guest_email', 'revoked_at', 'created_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!row || row.revoked_at) return undefined
  const isOld = now.getTime() - row.created_at.getTime() > lifeDays * day
  if (isOld && (row.user_id ?? row.guest_email) !== null) return undefined
  return {
    kind: row.user_id ? 'member' : row.guest_email ? 'guest' : 'anonymous',
    sessionId: row.id,
    userId: row.user_id,
    ownerId: row.user_id ?? row.id,
    guestEmail: row.guest_email,
  }
}
