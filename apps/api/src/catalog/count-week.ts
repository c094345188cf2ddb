import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

const week = 7 * 86_400_000

/**
 * Counts anew what was sold in the last seven days: orders that were paid, and sales from before the first of them. An
 * order adds to the count at once; what grew old leaves it here.
 */
export async function countWeek(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - week)
  await sql`
    with sold as (
      select product_id, sum(units)::int as units from (
        select item.product_id, item.quantity as units from order_items item
          join orders o on o.id = item.order_id
          where o.paid_at > ${since} and o.status <> 'cancelled'
        union all
        select product_id, units from past_sales where sold_on > ${since.toISOString().slice(0, 10)}::date) sales
      group by product_id)
    update products p set sold_week = coalesce(now.units, 0)
    from products old left join sold now on now.product_id = old.id
    where old.id = p.id and p.sold_week <> coalesce(now.units, 0)`.execute(db)
  await db
    .deleteFrom('past_sales')
    .where('sold_on', '<=', sql<Date>`${since.toISOString().slice(0, 10)}::date`)
    .execute()
}
