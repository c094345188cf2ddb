import { randomBytes } from 'node:crypto'
import { getListShare, getSharedList, putListShare } from '@market/contract'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { findEntries } from './find-entries.ts'
import { findList } from './find-lists.ts'
import { texts } from './texts.ts'

/** Lists open to whoever has their address. Only the owner opens and ends them. */
export const sharedListRoutes = (): readonly AnyRoute[] => [
  route(getListShare, async ({ params, caller, db, now }) => {
    const { id } = await findList(db, caller.ownerId, params.slug, now)
    const { share_token } = await db
      .selectFrom('favourite_lists')
      .select('share_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { token: share_token }
  }),
  route(putListShare, async ({ params, body, caller, db, now }) => {
    const { id } = await findList(db, caller.ownerId, params.slug, now)
    const fresh = randomBytes(18).toString('base64url')
    const { share_token } = await db
      .updateTable('favourite_lists')
      // Two presses at once end with the same address.
      .set((row) => ({ share_token: body.shared ? row.fn.coalesce('share_token', row.val(fresh)) : null }))
      .where('id', '=', id)
      .returning('share_token')
      .executeTakeFirstOrThrow()
    return { token: share_token }
  }),
  route(getSharedList, async ({ params, query, db }) => {
    const { id, name, owner, count } = await findShared(db, params.token)
    return { name, owner, count, entries: await findEntries(db, id, query) }
  }),
]

/** The list of an address. Refuses with 404. */
async function findShared(db: Database, token: string) {
  const list = await db
    .selectFrom('favourite_lists as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.name', 'u.first_name as owner'])
    .select(sql<number>`(select count(*)::int from favourite_items i where i.list_id = l.id)`.as('count'))
    .where('l.share_token', '=', token)
    .executeTakeFirst()
  if (!list) throw new ApiError(404, texts.linkEnded)
  return list
}
