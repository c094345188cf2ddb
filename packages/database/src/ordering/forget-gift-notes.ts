import { sql } from 'kysely'
import type { Database } from '../open-database.ts'

/**
 * Deletes the notes of gifts that a member ordered. The law requires keeping goods and prices, but not personal
 * messages; the paid wrapping stays.
 */
export async function forgetGiftNotes(trx: Database, userId: string): Promise<void> {
  await sql`update orders set snapshot = jsonb_set(snapshot, '{shops}', (
      select jsonb_agg(jsonb_set(shop, '{items}', (
        select jsonb_agg(case when item #>> '{gift,note}' <> '' then jsonb_set(item, '{gift,note}', '""') else item end
          order by line)
        from jsonb_array_elements(shop -> 'items') with ordinality as i (item, line))) order by nth)
      from jsonb_array_elements(snapshot -> 'shops') with ordinality as s (shop, nth)))
    where user_id = ${userId} and jsonb_path_exists(snapshot, '$.shops[*].items[*].gift.note')`.execute(trx)
}
