import { type Database, endDeskSessions } from '@market/database'

/** Revokes all sessions of a member except `kept`, and those at the panels. */
export async function endSessions(trx: Database, userId: string, now: Date, kept?: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute()
  await endDeskSessions(trx, userId)
}
