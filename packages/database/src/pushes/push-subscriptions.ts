import type { Database } from '../open-database.ts'

interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
interface Subscriber {
  readonly ownerId: string
  readonly sessionId: string
}

/** Most browsers of one owner; the oldest are removed. */
const most = 10

/**
 * Saves a browser for its owner and session. If it was another owner's, that owner loses it and its queued messages are
 * deleted.
 */
export async function savePushSubscription(
  db: Database,
  { ownerId, sessionId }: Subscriber,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  const held = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)
  await held.where('owner_id', '!=', ownerId).execute()
  const values = { owner_id: ownerId, session_id: sessionId, p256dh, auth, created_at: now }
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute()
  await makeRoom(db, ownerId)
}

/** Moves a guest's browsers to the member who signs in; they end with the new session. */
export async function takePushSubscriptions(
  trx: Database,
  fromOwner: string,
  { ownerId, sessionId }: Subscriber,
): Promise<void> {
  const to = { owner_id: ownerId, session_id: sessionId }
  await trx.updateTable('push_subscriptions').set(to).where('owner_id', '=', fromOwner).execute()
  await makeRoom(trx, ownerId)
}

async function makeRoom(db: Database, ownerId: string): Promise<void> {
  const newest = db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(most)
  await db
    .deleteFrom('push_subscriptions')
    .where('owner_id', '=', ownerId)
    .where('endpoint', 'not in', newest)
    .execute()
}

export async function hasPushSubscription(db: Database, ownerId: string, endpoint: string): Promise<boolean> {
  const found = db.selectFrom('push_subscriptions').select('endpoint').where('endpoint', '=', endpoint)
  return (await found.where('owner_id', '=', ownerId).executeTakeFirst()) !== undefined
}

/** Ends an owner's browser; without an owner, a browser that its push service reports as gone. */
export async function endPushSubscription(db: Database, endpoint: string, ownerId?: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .execute()
}
