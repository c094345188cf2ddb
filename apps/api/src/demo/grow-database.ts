import { sql } from 'kysely'
import { type Database, makeIndexesAgain } from '@market/database'
import { refreshFacetCounts } from '../catalog/listing/refresh-facet-counts.ts'
import { rebuildSearchWords } from '../catalog/search/words/rebuild-search-words.ts'
import { insertSeedProducts } from './insert-seed-products.ts'

/**
 * Adds missing products to a filled database, up to `products`. An interrupted run continues where it stopped. The
 * editors' choices are kept. Returns the number of products.
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
  // Index-only scans work only if the visibility map is current.
  await sql`vacuum analyze`.execute(db)
  return seed.products
}
