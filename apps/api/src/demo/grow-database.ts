import { sql } from 'kysely'
import { type Database, makeIndexesAgain } from '@market/database'
import { refreshFacetCounts } from '../catalog/listing/refresh-facet-counts.ts'
import { rebuildSearchWords } from '../catalog/search/words/rebuild-search-words.ts'
import { insertSeedProducts } from './insert-seed-products.ts'

/**
 * Adds what is missing to a filled database up to `products`; a run that was cut off goes on where it ended. What editors
 * chose stays. Gives how many products there are then.
 */
export async function growDatabase(
  db: Database,
  seed: { readonly products: number; readonly now: Date; readonly log: (text: string) => void },
): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  if (last >= seed.products) {
    await makeIndexesAgain(db)
    return last
  }
  await insertSeedProducts(db, { ...seed, after: last })
  await refreshFacetCounts(db)
  seed.log('Counting words …')
  await rebuildSearchWords(db)
  // Indexes are read alone where the database knows that every row is visible.
  await sql`vacuum analyze`.execute(db)
  return seed.products
}
