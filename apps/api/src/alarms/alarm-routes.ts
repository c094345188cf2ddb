import { deleteAlarm, getAlarms, postAlarm, postAlarmLink, postAlarmLinkEnd } from '@market/contract'
import { isUuid } from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { findAlarms } from './find-alarms.ts'
import { endLinked, findLinked, waitingOf } from './linked-alarms.ts'
import { setAlarm } from './set-alarm.ts'
import { texts } from './texts.ts'

/** Routes for alarms of members and guests. Another owner's alarm is not found. */
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
    return { ended: await endLinked(db, config, body.token, now) }
  }),
]
