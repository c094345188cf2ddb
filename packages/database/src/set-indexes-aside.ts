import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** Settings row with the statements that recreate the indexes, so that they survive an interrupted load. */
const key = 'indexes-aside'

/**
 * Drops the indexes of `listed` before a bulk load and stops listing new products. Listing all of them in order
 * afterwards, and recreating the indexes, is faster than updating both for each product.
 */
export const setIndexesAside = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (await readAside(trx)) return
    const { rows } = await sql<{ name: string; made: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = 'listed'::regclass and not indisprimary`.execute(trx)
    const value = JSON.stringify(rows.map(({ made }) => made))
    await trx.insertInto('settings').values({ key, value }).execute()
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx)
    await sql`alter table products disable trigger products_listed`.execute(trx)
  })

/** Lists the new products, sorted by category, and recreates the dropped indexes; does nothing if the indexes exist. */
export const makeIndexesAgain = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const aside = await readAside(trx)
    if (!aside) return
    const { rows } = await sql`select from listed limit 1`.execute(trx)
    await sql`insert into listed select * from listed_products one
      where not exists (select from listed where listed.id = one.id)
      order by category_id, sold_out, sold_count desc, id`.execute(trx)
    await sql`alter table products enable trigger products_listed`.execute(trx)
    for (const made of aside) await sql.raw(made).execute(trx)
    // Rows from before the load are in insertion order, so sort the whole table.
    if (rows.length > 0) await sql`cluster listed using listed_category`.execute(trx)
    await trx.deleteFrom('settings').where('key', '=', key).execute()
  })

async function readAside(trx: Database): Promise<readonly string[] | undefined> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst()
  return row && (row.value as string[])
}
