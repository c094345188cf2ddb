import { deleteAlarm, getAlarms, postAlarm, postAlarmLink, postAlarmLinkEnd } from '@market/contract'
import { type Database, isUuid } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { readAlarmToken } from './alarm-link.ts'
import { findAlarms, waitsSince } from './find-alarms.ts'
import { setAlarm } from './set-alarm.ts'
import { texts } from './texts.ts'

/** Alarms of members and guests. Another owner's alarm is not found. */
export const alarmRoutes = ({ config }: Deps): readonly AnyRoute[] => [
  route(getAlarms, async ({ query, caller, db, now }) => ({
    results: await findAlarms(db, caller.ownerId, { productId: query.productId, now }),
  })),
  route(postAlarm, async ({ body, caller, db, now }) => {
    await consumeRateLimit(db, { name: 'alarm', who: caller.ownerId, now })
    return setAlarm(db, caller, { ...body, target: body.target }, now)
  }),
  route(deleteAlarm, async ({ params, caller, db, now }) => {
    const ended = isUuid(params.id)
      ? await db
          .updateTable('alarms')
          .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)) }))
          .where('id', '=', params.id)
          .where('owner_id', '=', caller.ownerId)
          .returning('id')
          .executeTakeFirst()
      : undefined
    if (!ended) throw new ApiError(404, texts.alarmNotFound)
    return { ended: true }
  }),
  route(postAlarmLink, async ({ body, db, now }) => {
    const { name, owner_id, email } = await findLinked(db, config, body.token)
    const { count } = await waitingOf(db, { owner_id, email }, now)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { product: name, waiting: count }
  }),
  route(postAlarmLinkEnd, async ({ body, db, now }) => {
    const linked = await findLinked(db, config, body.token)
    const ended = await db
      .updateTable('alarms')
      .set({ ended_at: now })
      .where('id', 'in', waitingOf(db, linked, now).select('id').orderBy('id').forUpdate())
      .returning('id')
      .execute()
    return { ended: ended.length }
  }),
]

interface Addressee {
  readonly owner_id: string
  readonly email: string | null
}

const waitingOf = (db: Database, { owner_id, email }: Addressee, now: Date) =>
  db
    .selectFrom('alarms')
    .where((row) => row.or([row('owner_id', '=', owner_id), ...(email === null ? [] : [row('email', '=', email)])]))
    .where('told_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', waitsSince(now))

/** The alarm of a mail's link. Refuses with 404. */
async function findLinked(db: Database, config: Config, token: string): Promise<Addressee & { readonly name: string }> {
  const id = readAlarmToken(config, token)
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
