import type { Database } from '../open-database.ts'
import { sql } from 'kysely'

/** Coupons that a visitor collected and used are the member's after the login. */
export async function moveCoupons(trx: Database, fromOwner: string, toOwner: string): Promise<void> {
  await sql`insert into promotion_coupons (owner_id, promotion_id, collected_at)
    select ${toOwner}, promotion_id, collected_at from promotion_coupons where owner_id = ${fromOwner}
    on conflict do nothing`.execute(trx)
  await trx.deleteFrom('promotion_coupons').where('owner_id', '=', fromOwner).execute()
  await trx.updateTable('promotion_uses').set({ owner_id: toOwner }).where('owner_id', '=', fromOwner).execute()
}
