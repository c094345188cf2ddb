import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Transfers a visitor's offers and sales to the member who logs in; the sales get the member's mail address. */
export async function takeDevices(trx: Database, fromOwner: string, userId: string): Promise<void> {
  await trx.updateTable('device_offers').set({ owner_id: userId }).where('owner_id', '=', fromOwner).execute()
  await trx
    .updateTable('device_sales')
    .set({
      owner_id: userId,
      email: sql<string>`coalesce(email, (select u.email from users u where u.id = ${userId}::uuid))`,
    })
    .where('owner_id', '=', fromOwner)
    .execute()
}
