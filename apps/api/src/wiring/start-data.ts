import { sql } from 'kysely'
import { seedContent } from '../demo/seed-content.ts'
import { rebuildSearchWords } from '../catalog/search/words/rebuild-search-words.ts'
import { refreshFacetCounts } from '../catalog/listing/refresh-facet-counts.ts'
import { recountStock } from '../catalog/product/recount-stock.ts'
import { countWeek } from '../catalog/count-week.ts'
import { addSynonyms } from '../demo/add-synonyms.ts'
import { addPoll } from '../demo/add-poll.ts'
import { refreshDealSlots } from '../deals/refresh-deal-slots.ts'
import type { Deps } from '../platform/deps.ts'
import { purgeExpiredRows } from './purge-expired-rows.ts'
import { sealOldRows } from './seal-old-rows.ts'
import { addDemoAccounts } from '../demo/add-demo-accounts.ts'
import { addDevices } from '../demo/add-devices.ts'
import { openRaffles } from '../raffle/open-raffles.ts'
import { addDays, addShowcase } from '../demo/add-showcase.ts'
import { seedDatabase } from '../demo/seed-database.ts'

/**
 * Fills an empty database with the configured number of products and with demo members. With zero products it stays
 * empty, except for the pages of text in production. Each part checks whether it is done, so that the next start
 * completes an interrupted one.
 */
export async function startData(deps: Deps, log: (text: string) => void): Promise<void> {
  const { db, config, clock } = deps
  if (config.products === 0) {
    if (config.mode === 'production') await seedContent(db)
    return
  }
  const now = clock.now()
  const seeded = await seedDatabase(db, { products: config.products, now, log })
  await refreshFacetCounts(db)
  await addShowcase(db, now)
  await addDays(db)
  if (seeded) await sweep(db, config)
  await seedContent(db)
  await addDemoAccounts(deps)
  await addPoll(db, now)
  await addDevices(db)
  await openRaffles(db, now)
  await addSynonyms(db)
  const words = await db.selectFrom('search_words').select('word').where('sound', '<>', '').limit(1).execute()
  if (words.length === 0) await rebuildSearchWords(db)
  await refreshDealSlots(db, now)
}

/**
 * Hourly maintenance: adds coming deal slots, replaces drawn raffles, seals rows of older processes, and deletes
 * expired rows.
 */
export async function runHourlyMaintenance({ db, config, clock, log }: Deps): Promise<void> {
  const now = clock.now()
  if (config.products > 0) {
    await refreshDealSlots(db, now)
    await openRaffles(db, now)
  }
  await countWeek(db, now)
  const wrong = await recountStock(db)
  if (wrong > 0) log.warn({ products: wrong }, 'stock of listings was counted anew')
  await sealOldRows(db)
  await purgeExpiredRows(db, now)
  await sweep(db, config)
}

/**
 * Vacuums the embedded database, which has no autovacuum. Counts use index-only scans only if the visibility map is
 * current.
 */
async function sweep(db: Deps['db'], config: Deps['config']): Promise<void> {
  if (config.databaseUrl === undefined)
    await sql`vacuum analyze products, listed, facet_counts, facet_changes`.execute(db)
}
