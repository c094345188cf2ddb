import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Changes that one statement merges: a second or two, far below the statement timeout. */
const batch = 50_000

/**
 * Merges the logged changes into `facet_counts`. Nothing waits for it: counts plus changes are exact before and after,
 * so it only keeps the log short.
 */
export async function refreshFacetCounts(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from facet_changes where id in (select id from facet_changes order by id limit ${sql.lit(batch)})
        returning category_path, labels, sold, sold_out, change),
      leaves as (
        select category_path, label, sum(change) as products,
          sum(change) filter (where not sold_out and not label = any(sold)) as in_stock
        from taken, unnest(labels) as label group by 1, 2),
      kept as (
        insert into facet_counts (place, label, products, in_stock)
        select place, label, sum(products), coalesce(sum(in_stock), 0)
        from leaves, unnest(case when label ^@ 'price:' then array[-1] else 0 || category_path end) as place group by 1, 2 order by 1, 2
        on conflict (place, label) do update set
          products = facet_counts.products + excluded.products, in_stock = facet_counts.in_stock + excluded.in_stock)
      select count(*)::int as taken from taken`.execute(db)
    if ((rows[0]?.taken ?? 0) < batch) return
  }
}
