import { getNotifications, postNotificationsRead } from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { texts } from './texts.ts'

/** Routes for the member's notifications. */
export const notificationRoutes = (): readonly AnyRoute[] => [
  route(getNotifications, async ({ query, caller, db }) => {
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'title', 'text', 'link', 'created_at', 'read_at'])
      .where('user_id', '=', caller.ownerId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.limit)
      .offset(query.offset)
      .execute()
    return {
      ...(await countNotifications(db, caller.ownerId)),
      result: rows.map(({ created_at, read_at, ...row }) => ({
        ...row,
        date: created_at.toISOString(),
        read: read_at !== null,
      })),
    }
  }),
  route(postNotificationsRead, async ({ body, caller, db, now }) => {
    const own = db.updateTable('notifications').where('user_id', '=', caller.ownerId)
    if (body.id === undefined) await own.set({ read_at: now }).where('read_at', 'is', null).execute()
    else {
      const read = await own
        .set((row) => ({ read_at: row.fn.coalesce('read_at', row.val(now)) }))
        .where('id', '=', body.id)
        .returning('id')
        .executeTakeFirst()
      if (!read) throw new ApiError(404, texts.notificationNotFound)
    }
    return { unread: (await countNotifications(db, caller.ownerId)).unread }
  }),
]

const countNotifications = (db: Database, userId: string) =>
  db
    .selectFrom('notifications')
    .select((row) => [
      row.fn.countAll<number>().as('result_count'),
      row.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
