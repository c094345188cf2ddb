import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Products that one statement updates: far below the statement timeout. */
const batch = 20_000

/**
 * Sets the stock shown in listings to the sum of a product's combinations where the two differ. Returns how many were
 * wrong. Products locked by a running order are left to the next run.
 */
export async function recountStock(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    with wrong as (
      select p.id from products p
      join (select product_id, sum(stock)::int as stock from product_stock group by product_id) k on k.product_id = p.id
      where k.stock <> p.stock order by p.id limit ${sql.lit(batch)} for no key update of p skip locked)
    update products p set stock = (select sum(k.stock)::int from product_stock k where k.product_id = p.id)
    from wrong where wrong.id = p.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
