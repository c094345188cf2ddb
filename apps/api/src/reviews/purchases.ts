import type { Database } from '@market/database'
import { sql } from 'kysely'

/** Order lines that the member paid for, did not cancel, and did not let go back unfetched. */
const boughtLines = (db: Database, userId: string) =>
  db
    .selectFrom('bought_units as i')
    .innerJoin('parcels as c', (join) =>
      join.onRef('c.order_id', '=', 'i.order_id').onRef('c.shop_id', '=', 'i.shop_id'),
    )
    .where('i.user_id', '=', userId)
    .where('i.units', '>', 0)
    .where(sql<boolean>`c.events->-1->>'key' is distinct from 'sent_back'`)

/** The variant combination of the member's latest purchase of a product; undefined without a purchase. */
export async function boughtCombination(db: Database, userId: string, productId: number): Promise<string | undefined> {
  const line = await boughtLines(db, userId)
    .select('i.combination')
    .where('i.product_id', '=', productId)
    .orderBy('i.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.combination
}

/** Products that a member has in hand and without a comment of theirs, newest purchase first; `today` is `YYYY-MM-DD`. */
export const uncommentedProducts = (db: Database, userId: string, limit: number, today: string) =>
  boughtLines(db, userId)
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.product_id', (row) => row.fn.max('i.paid_at').as('paid_at')])
    .where('c.status', '=', 'delivered')
    .where(sql<boolean>`coalesce(c.events->-1->>'fetchUntil' < ${today}, true)`)
    .where('p.active', '=', true)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('comments as m')
            .select('m.id')
            .where('m.user_id', '=', userId)
            .whereRef('m.product_id', '=', 'i.product_id'),
        ),
      ),
    )
    .groupBy('i.product_id')
    .orderBy('paid_at', 'desc')
    .limit(limit)
    .execute()
