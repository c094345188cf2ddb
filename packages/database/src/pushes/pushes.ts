import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'

interface PushNews {
  readonly title: string
  /** Path on the site that it opens. */
  readonly url: string
  /** The alarm that the message reports; the message is deleted with it. */
  readonly alarmId?: string
}
/** A message that is due, with the browser that receives it. */
export interface DuePush extends Omit<PushNews, 'alarmId'> {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly attempts: number
}

/**
 * A message of a crashed process is sent again after `leaseMs`; messages older than `lifeMs` are outdated and dropped.
 */
const [leaseMs, lifeMs] = [60_000, 86_400_000]

/** Queues a message for every browser of an owner, in the transaction of the change that it reports. */
export async function queuePushes(trx: Database, ownerId: string, news: PushNews, now: Date): Promise<void> {
  const { title, url, alarmId = null } = news
  const browsers = trx
    .selectFrom('push_subscriptions as s')
    .innerJoin('sessions as e', 'e.id', 's.session_id')
    .select('s.endpoint')
    .where('s.owner_id', '=', ownerId)
    .where('e.revoked_at', 'is', null)
  const rows = (await browsers.execute()).map(({ endpoint }) => ({
    id: randomUUID(),
    endpoint,
    title,
    url,
    alarm_id: alarmId,
    next_attempt_at: now,
    created_at: now,
  }))
  if (rows.length > 0) await trx.insertInto('pushes').values(rows).execute()
}

/**
 * Takes the next message and leases it for a minute. Messages of ended sessions or alarms, and those a day old, are
 * skipped.
 */
export async function takePush(db: Database, now: Date): Promise<DuePush | undefined> {
  await db
    .deleteFrom('push_subscriptions')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions as e')
          .select('e.id')
          .whereRef('e.id', '=', 'push_subscriptions.session_id')
          .where('e.revoked_at', 'is not', null),
      ),
    )
    .execute()
  await db
    .deleteFrom('pushes')
    .where((push) =>
      push.or([
        push('created_at', '<', new Date(now.getTime() - lifeMs)),
        push.exists((ended) =>
          ended
            .selectFrom('alarms as a')
            .select('a.id')
            .whereRef('a.id', '=', 'pushes.alarm_id')
            .where('a.ended_at', 'is not', null),
        ),
      ]),
    )
    .execute()
  const taken = await db
    .updateTable('pushes')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: new Date(now.getTime() + leaseMs) })
    .where('id', '=', (due) =>
      due
        .selectFrom('pushes')
        .select('id')
        .where('next_attempt_at', '<=', now)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'endpoint', 'title', 'url', 'attempts'])
    .executeTakeFirst()
  if (!taken) return undefined
  const browser = db.selectFrom('push_subscriptions').select(['p256dh', 'auth']).where('endpoint', '=', taken.endpoint)
  return { ...taken, ...(await browser.executeTakeFirstOrThrow()) }
}

/** It was sent, or will never be. */
export async function dropPush(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pushes').where('id', '=', id).execute()
}

export async function retryPush(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('pushes').set({ next_attempt_at: at }).where('id', '=', id).execute()
}
