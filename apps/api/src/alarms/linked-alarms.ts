import { type Database, isUuid } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AlarmShop, readAlarmToken } from './alarm-link.ts'
import { waitsSince } from './find-alarms.ts'
import { texts } from './texts.ts'

interface Addressee {
  readonly owner_id: string
  readonly email: string | null
}
type Secrets = Pick<AlarmShop, 'secrets'>

/** Query of the waiting alarms of an alarm's owner or mailbox. */
export const waitingOf = (db: Database, { owner_id, email }: Addressee, now: Date) =>
  db
    .selectFrom('alarms')
    .where((row) => row.or([row('owner_id', '=', owner_id), ...(email === null ? [] : [row('email', '=', email)])]))
    .where('told_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', waitsSince(now))

/** Finds the alarm of a link in a mail. Refuses with 404. */
export async function findLinked(
  db: Database,
  shop: Secrets,
  token: string,
): Promise<Addressee & { readonly name: string }> {
  const id = readAlarmToken(shop, token)
  const alarm =
    id !== undefined && isUuid(id)
      ? await db
          .selectFrom('alarms as a')
          .innerJoin('products as p', 'p.id', 'a.product_id')
          .select(['a.owner_id', 'a.email', 'p.name'])
          .where('a.id', '=', id)
          .executeTakeFirst()
      : undefined
  if (!alarm) throw new ApiError(404, texts.deadLink)
  return alarm
}

/** Ends all waiting alarms of the link's mailbox and returns their number: 0 the second time. */
export async function endLinked(db: Database, shop: Secrets, token: string, now: Date): Promise<number> {
  const linked = await findLinked(db, shop, token)
  const ended = await db
    .updateTable('alarms')
    .set({ ended_at: now })
    .where('id', 'in', waitingOf(db, linked, now).select('id').orderBy('id').forUpdate())
    .returning('id')
    .execute()
  return ended.length
}
