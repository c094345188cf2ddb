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

/** Browsers of one owner; the oldest make room. */
const most = 10

/** Notes a browser for its owner and session; one that was another's is theirs no more, and what was to be told to it goes. */
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

/** A guest's browsers become the member's who signs in, and end with that session. */
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

/** Ends an owner's browser; without an owner, one whose service says that it is gone. */
export async function endPushSubscription(db: Database, endpoint: string, ownerId?: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .execute()
}
