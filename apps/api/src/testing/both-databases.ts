import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { insertShop } from './insert-product.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/**
 * An API on PGlite and one on PostgreSQL for all tests of a file, each with these shops. Use them only within tests,
 * once they have started.
 */
export function bothDatabases(shops: readonly number[] = [1]): {
  readonly pglite: TestApi
  readonly postgres: TestApi
} {
  let pglite: TestApi
  let postgres: TestApi
  const dataDir = mkdtempSync(join(tmpdir(), 'market-api-'))
  beforeAll(async () => {
    postgres = await startTestApi()
    pglite = await startTestApi({ dataDir, databaseUrl: undefined })
    for (const { deps } of [pglite, postgres]) for (const id of shops) await insertShop(deps.db, { id })
  })
  afterAll(async () => {
    await pglite.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    get pglite() {
      return pglite
    },
    get postgres() {
      return postgres
    },
  }
}
