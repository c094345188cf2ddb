import type { Database } from '../open-database.ts'

const day = 24 * 3_600_000
/** Days after its last renewal for which a session is stored, and its token can be renewed. */
export const idleSessionDays = 30
/** Limits a transaction so that it does not lock the tables for long. */
const batch = 5000

/**
 * Tables with rows of anonymous sessions. Orders, purchases and device sales are not listed: the law requires keeping
 * them.
 */
const ownedBySession = [
  'address_choices',
  'addresses',
  'alarms',
  'comment_likes',
  'device_offers',
  'national_ids',
  'promotion_coupons',
  'raffle_holdings',
  'saved_items',
] as const

/**
 * Deletes all sessions last renewed a month ago, and the data of anonymous ones: carts without an order, addresses with
 * phone numbers, national IDs, saved items.
 */
export async function forgetOldSessions(db: Database, now: Date, atOnce = batch): Promise<void> {
  while ((await forgetSome(db, now, atOnce)) === atOnce);
}

/** Returns the number of deleted sessions. */
async function forgetSome(db: Database, now: Date, atOnce: number): Promise<number> {
  const old = new Date(now.getTime() - idleSessionDays * day)
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('renewed_at', '<', old)
    .orderBy('renewed_at')
    .limit(atOnce)
    .execute()
  if (sessions.length === 0) return 0
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
  return sessions.length
}

/** Keeps carts that belong to an order. */
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
