import { sql } from 'kysely'
import { pageOfRows, pageSize, readCursor } from '../list-cursor.ts'
import type { Database } from '../open-database.ts'

/** A page of a shop's messages, newest first. */
export async function readMessages(db: Database, shopId: number, after: string | undefined) {
  const [last] = readCursor(after, 'number') ?? []
  const rows = await db
    .selectFrom('desk_messages')
    .select(['id', 'from_office', 'author', 'text', 'at', 'read_at'])
    .where('shop_id', '=', shopId)
    .$if(last !== undefined, (query) => query.where('id', '<', sql<string>`${last}::bigint`))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return pageOfRows(rows, ({ id }) => [Number(id)])
}

/** Marks the messages of one side as read by the other. */
export const markMessagesRead = (
  db: Database,
  shopId: number,
  { fromOffice, now }: { fromOffice: boolean; now: Date },
) =>
  db
    .updateTable('desk_messages')
    .set({ read_at: now })
    .where('shop_id', '=', shopId)
    .where('from_office', '=', fromOffice)
    .where('read_at', 'is', null)
    .execute()

/** Writes a message. A seller's message answers what the office has asked before a stop. */
export async function writeMessage(
  trx: Database,
  message: {
    readonly shopId: number
    readonly fromOffice: boolean
    readonly author: string
    readonly text: string
    readonly now: Date
  },
) {
  const { shopId, fromOffice, author, text, now } = message
  const row = await trx
    .insertInto('desk_messages')
    .values({ shop_id: shopId, from_office: fromOffice, author, text, at: now })
    .returning(['id', 'from_office', 'author', 'text', 'at', 'read_at'])
    .executeTakeFirstOrThrow()
  if (!fromOffice)
    await trx
      .updateTable('shops')
      .set({ answered_at: now })
      .where('id', '=', shopId)
      .where('asked_at', 'is not', null)
      .execute()
  return row
}

/** Takes the shops whose unread messages from the office have waited since `until`, and marks all of them as mailed. */
export async function takeUnmailedMessages(
  trx: Database,
  until: Date,
  now: Date,
): Promise<readonly { readonly shopId: number; readonly count: number }[]> {
  const unmailed = trx
    .selectFrom('desk_messages')
    .select('shop_id')
    .where('from_office', '=', true)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
  const rows = await trx
    .updateTable('desk_messages')
    .set({ mailed_at: now })
    .where('from_office', '=', true)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .where('shop_id', 'in', unmailed.where('at', '<=', until))
    .returning('shop_id')
    .execute()
  return [...Map.groupBy(rows, (row) => row.shop_id)].map(([shopId, found]) => ({ shopId, count: found.length }))
}
