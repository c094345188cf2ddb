import type { Database } from '../platform/database/open-database.ts'

/** Every session of a member is over, save the one that is kept. */
export async function endSessions(trx: Database, userId: string, now: Date, kept?: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute()
}
