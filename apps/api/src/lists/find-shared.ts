import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/** Finds a shared list by its token. Refuses with 404. */
export async function findShared(db: Database, token: string) {
  const list = await db
    .selectFrom('favourite_lists as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.name', 'l.user_id', 'l.is_gift as gift', 'u.first_name as owner'])
    .select(sql<number>`(select count(*)::int from favourite_items i where i.list_id = l.id)`.as('count'))
    .where('l.share_token', '=', token)
    .executeTakeFirst()
  if (!list) throw new ApiError(404, texts.linkEnded)
  return list
}
