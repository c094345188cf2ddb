import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTemplate } from '@market/api/create-database'
import { startPostgres } from '@market/api/start-postgres'
import type { TestProject } from 'vitest/node'
import { picturesFolder } from './pictures-folder.ts'
import { raiseNetworkLimits } from './raise-network-limits.ts'
import type { ShopAddress } from './shop.ts'
import { type ShopTemplate, startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopTemplate: ShopTemplate
    /** One running shop for each worker, so that tests do not read each other's mails and messages. */
    shops: readonly ShopAddress[]
  }
}

export const templateProducts = 1200
/** All visitors of the tests share an address, so limits by address are practically off. */
const settings = { ANONYMOUS_TOKENS: '1000000', PAGES_PER_MINUTE: '1000000', SEARCHES_PER_MINUTE: '1000000' }

const program = fileURLToPath(new URL('../../../workbench/bin/market.mjs', import.meta.url))

/** Fills one shop, and starts a copy of it for each worker. */
export default async function shopTemplate(project: TestProject): Promise<() => Promise<void>> {
  // Builds now if a source has changed; otherwise the test of `npm start` would build while other shops serve files
  // from the same folder.
  execFileSync(process.execPath, [program, 'build'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'market-shop-'))
  const postgres = await startPostgres(['max_connections=200'])
  const databaseUrl = await createTemplate(postgres.url)
  const filled = await startShop({ products: templateProducts, databaseUrl })
  await filled.stopServers()
  await raiseNetworkLimits(databaseUrl)
  cpSync(filled.dataDir, join(folder, 'data'), { recursive: true })
  await filled.stop()
  const template = { server: postgres.url, folder, pictures: picturesFolder() }
  const workers = Array.from({ length: project.vitest.config.maxWorkers })
  const shops = await Promise.all(
    workers.map(() => startShop({ products: templateProducts, from: template, settings })),
  )
  project.provide('shopTemplate', template)
  project.provide(
    'shops',
    shops.map(({ address }) => address),
  )
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
