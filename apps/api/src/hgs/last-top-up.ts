import type { Database } from '@market/database'

/** Number of the newest paid top-up of an owner, null without one. */
export async function lastTopUp(db: Database, ownerId: string): Promise<string | null> {
  const last = await db
    .selectFrom('purchases')
    .select('number')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'hgs')
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? null
}
