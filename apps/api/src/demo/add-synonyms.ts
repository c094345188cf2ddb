import { seedSynonyms } from '@market/demo-data'
import type { Database } from '@market/database'

/** Fills an empty table of synonyms with the initial ones; from then on the operator maintains it. */
export async function addSynonyms(db: Database): Promise<void> {
  const row = await db.selectFrom('synonyms').select('id').limit(1).executeTakeFirst()
  if (row) return
  await db
    .insertInto('synonyms')
    .values(seedSynonyms().map(({ terms, from = null, since, until }) => ({ terms, one_way: from, since, until })))
    .execute()
}
