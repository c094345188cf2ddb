import type { ShopInTest } from '@market/api/testing'
import { openPatiently } from '@market/api/open-patiently'
import type { Shop } from './shop.ts'

/** Runs `work` with the API and the database of a shop, to prepare members and orders. */
export async function inDatabase<Made>(shop: Shop, work: (shop: ShopInTest) => Promise<Made>): Promise<Made> {
  const { db, close } = await openPatiently(shop.databaseUrl, { poolSize: 2 })
  try {
    return await work({
      url: shop.apiUrl,
      deps: { db, clock: { now: () => new Date() }, config: { dataDir: shop.dataDir, siteUrl: shop.url } },
      provider: { tokenizerUrl: `${shop.bankUrl}/tokenize` },
    })
  } finally {
    await close()
  }
}
