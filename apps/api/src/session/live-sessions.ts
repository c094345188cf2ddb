import { type Database, idleSessionDays } from '@market/database'
import { lifeDays } from './find-caller.ts'

const day = 24 * 3_600_000

/** A member's sessions that can still be used, the one that was used last first. */
export const liveSessions = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - lifeDays * day))
    .where('renewed_at', '>', new Date(now.getTime() - idleSessionDays * day))
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .execute()
