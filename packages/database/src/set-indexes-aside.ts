import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** Settings row with the statements that recreate the indexes, so that an interrupted load loses none. */
const key = 'indexes-aside'

/**
 * Drops the indexes of `listed` before a bulk load: recreating them is faster than updating all of them for each
 * product.
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
  })

/** Recreates the dropped indexes after sorting the products by category; does nothing if none were dropped. */
export const makeIndexesAgain = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const aside = await readAside(trx)
    if (!aside) return
    const byCategory = aside.filter((made) => made.includes(' listed_category '))
    for (const made of byCategory) await sql.raw(made).execute(trx)
    await sql`cluster listed using listed_category`.execute(trx)
    for (const made of aside) if (!byCategory.includes(made)) await sql.raw(made).execute(trx)
    await trx.deleteFrom('settings').where('key', '=', key).execute()
  })

async function readAside(trx: Database): Promise<readonly string[] | undefined> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst()
  return row && (row.value as string[])
}
