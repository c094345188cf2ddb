import type { Caller } from '@market/provider'
import type { Database } from '@market/database'

/** The caller of a session, or undefined if the session was revoked. */
export async function findCaller(db: Database, sessionId: string): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'guest_email', 'revoked_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!row || row.revoked_at) return undefined
  return {
    kind: row.user_id ? 'member' : row.guest_email ? 'guest' : 'anonymous',
    sessionId: row.id,
    userId: row.user_id,
    ownerId: row.user_id ?? row.id,
    guestEmail: row.guest_email,
  }
}
