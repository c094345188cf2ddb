import type { Database } from '../platform/database/open-database.ts'

const day = 24 * 3_600_000
/** A session can be renewed for a day after its last hour; the rest is for whoever asks what happened. */
const keptDays = 30
/** Of one turn, so that none of them holds the tables for long; the next one is an hour away. */
const atOnce = 5000

/** Rows that only an anonymous session owns; orders, purchases and device sales are kept by law. */
const ownedBySession = [
  'address_choices',
  'addresses',
  'comment_likes',
  'device_offers',
  'national_ids',
  'raffle_holdings',
  'saved_items',
] as const

/**
 * Deletes sessions that ended a month ago or were not renewed for one, and with a visitor's session what hung on it alone:
 * the cart that was never ordered, addresses with their phone numbers, national IDs, lists for later.
 */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptDays * day)
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('renewed_at', '<', old)
    .orderBy('renewed_at')
    .limit(atOnce)
    .execute()
  if (sessions.length === 0) return
  const ids = sessions.map(({ id }) => id)
  const owners = sessions.filter(({ user_id }) => user_id === null).map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    if (owners.length > 0) {
      for (const table of ownedBySession) await trx.deleteFrom(table).where('owner_id', 'in', owners).execute()
      await forgetCarts(trx, owners)
    }
    await trx.deleteFrom('guest_codes').where('session_id', 'in', ids).execute()
    await trx.deleteFrom('sessions').where('id', 'in', ids).execute()
  })
}

/** A cart that became an order stays with it. */
async function forgetCarts(trx: Database, owners: readonly string[]): Promise<void> {
  const carts = await trx
    .selectFrom('carts as c')
    .select('c.id')
    .where('c.owner_id', 'in', owners)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders as o').select('o.id').whereRef('o.cart_id', '=', 'c.id'))),
    )
    .execute()
  if (carts.length === 0) return
  const ids = carts.map(({ id }) => id)
  await trx.deleteFrom('cart_items').where('cart_id', 'in', ids).execute()
  await trx.deleteFrom('carts').where('id', 'in', ids).execute()
}
