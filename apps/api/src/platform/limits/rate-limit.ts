import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../http/api-error.ts'
import { texts } from '../http/texts.ts'

export interface Limit {
  readonly key: string
  readonly most: number
  readonly seconds: number
  readonly now: Date
}

/**
 * Counts one use of `key` in a fixed window and refuses with 429 and Retry-After beyond `most`. The count is in the
 * database, so that it holds across processes and restarts (security.md 21, 26).
 */
export async function consumeRateLimit(db: Database, limit: Limit): Promise<void> {
  const start = windowStart(limit)
  const row = await db
    .insertInto('rate_limits')
    .values({ key: limit.key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (row.count <= limit.most) return
  const wait = Math.ceil((start.getTime() + limit.seconds * 1000 - limit.now.getTime()) / 1000)
  throw new ApiError(429, texts.tooMany(wait), { headers: { 'retry-after': String(wait) } })
}

/** Gives one use back, for limits that count only failures. */
export async function refundRateLimit(db: Database, limit: Limit): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', limit.key)
    .where('window_start', '=', windowStart(limit))
    .execute()
}

const windowStart = ({ now, seconds }: Limit) => new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
