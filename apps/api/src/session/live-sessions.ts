import type { Database } from '@market/database'
import { lifeDays } from './find-caller.ts'
import { renewalHours, tokenMinutes } from './tokens.ts'

const hour = 3_600_000

/** A member's sessions that can still be used, the one that was used last first. */
export const liveSessions = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - lifeDays * 24 * hour))
    .where('renewed_at', '>', new Date(now.getTime() - (renewalHours + tokenMinutes / 60) * hour))
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .execute()
