import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { makeDealSlots } from '../seed/make-deal-slots.ts'
import { superDeal } from './super-deal.ts'

/** As many of the most discounted products in stock stand for election. */
const candidates = 600

/** Adds the slots of yesterday to tomorrow that are not there yet; one that is there is never changed. */
export async function refreshDealSlots(db: Database, now: Date): Promise<void> {
  const discounted = await db
    .selectFrom('products')
    .select('id')
    .where('active', '=', true)
    .where('adult', '=', false)
    .where('stock', '>', 0)
    .where('original_price', '>', sql<number>`price`)
    .orderBy(sql`sold_count desc, id`)
    .limit(candidates)
    .execute()
  const ids = discounted.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    for (const { starts_at, ends_at, products } of makeDealSlots(now, ids)) {
      const slot = await trx
        .insertInto('deal_slots')
        .values({ deal: superDeal, starts_at, ends_at })
        .onConflict((conflict) => conflict.columns(['deal', 'starts_at']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!slot || products.length === 0) continue
      await trx
        .insertInto('deal_products')
        .values(products.map((product_id, position) => ({ slot_id: slot.id, position, product_id })))
        .execute()
    }
  })
}
