import { demand } from '@market/api/demand'
import { type Books, migrateSlowly } from '@market/api/open-books'
import { buyThrough } from './buy-through.ts'
import type { Cluster } from './start-cluster.ts'

const migrationSeconds = 20

/**
 * Restarts each process in turn during a slow migration: new processes wait for it, and the others continue to serve.
 */
export async function rollUpgrade(cluster: Cluster, books: Books, buyers: number): Promise<string> {
  const began = performance.now()
  const { refused, words, reads } = await buyThrough(books, cluster.shopUrl, buyers * 5, async () => {
    const migrated = migrateSlowly(cluster.databaseUrl, migrationSeconds)
    for (const service of [...cluster.api, ...cluster.web]) {
      await service.renew()
      await cluster.whole()
    }
    await migrated
  })
  const failed = reads.failed.kept + reads.failed.product + reads.failed.search
  const seen = `a migration of ${migrationSeconds} s, both APIs and both web servers renewed in ${Math.round((performance.now() - began) / 1000)} s; ${buyers * 5} orders, ${refused} presses refused${words.size > 0 ? ` (${[...words].join(', ')})` : ''}; ${reads.answers} reads, ${failed} failed`
  demand(refused === 0 && failed === 0, seen)
  return seen
}
