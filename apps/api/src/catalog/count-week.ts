import { turkishDay } from '@market/domain/kernel'
import { sql } from 'kysely'
import type { Database } from '@market/database'

const day = 86_400_000
const week = 7 * day
/** Products that one statement updates: far below the statement timeout. */
const batch = 20_000

/**
 * Recounts the sales of the last seven days: paid orders, and past sales from before the shop's own orders. An order
 * increments the count at once; this removes sales older than a week.
 */
export async function countWeek(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - week)
  // Past sales are stored by Turkish day.
  const lastDay = new Date(turkishDay(since) * day).toISOString().slice(0, 10)
  for (;;) {
    const { numAffectedRows } = await sql`
      with sold as (
        select product_id, sum(units)::int as units from (
          select product_id, units from bought_units where paid_at > ${since}
          union all
          select product_id, units from past_sales where sold_on > ${lastDay}::date) sales
        group by product_id),
      wrong as (
        select listed.id, coalesce(sold.units, 0) as units from listed left join sold on sold.product_id = listed.id
        where listed.sold_week <> coalesce(sold.units, 0) limit ${sql.lit(batch)})
      update products p set sold_week = wrong.units from wrong where wrong.id = p.id`.execute(db)
    if ((numAffectedRows ?? 0n) < batch) break
  }
  await db
    .deleteFrom('past_sales')
    .where('sold_on', '<=', sql<Date>`${lastDay}::date`)
    .execute()
}
