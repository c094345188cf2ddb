import { rebuildSearchWords } from './catalog/search/rebuild-search-words.ts'
import { refreshDealSlots } from './deals/refresh-deal-slots.ts'
import type { Deps } from './kernel/deps.ts'
import { seedDatabase } from './seed/seed-database.ts'
import { addDemoMembers } from './session/demo-members.ts'

/** Fills an empty database with the products asked for, and demo members with them; none asked for leaves it as it is. */
export async function startData({ db, config, clock }: Deps, log: (text: string) => void): Promise<void> {
  if (config.products === 0) return
  const now = clock.now()
  const seeded = await seedDatabase(db, { products: config.products, now, log })
  if (seeded) {
    await addDemoMembers(db, now)
    await rebuildSearchWords(db)
  }
  await refreshDealSlots(db, now)
}
