import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '@market/database'
import { insertShop } from './insert-product.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** An API on PGlite and one on PostgreSQL for the tests of a file, each with these shops. To be read within tests. */
export function bothDatabases(shops: readonly number[] = [1]): {
  readonly pglite: TestApi
  readonly postgres: TestApi
} {
  let pglite: TestApi
  let postgres: TestApi
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
    postgres = await startTestApi({}, await openDatabase({ url: server.url, dataDir: '' }))
    pglite = await startTestApi()
    for (const { deps } of [pglite, postgres]) for (const id of shops) await insertShop(deps.db, { id })
  })
  afterAll(async () => {
    await pglite.stop()
    await postgres.stop()
    server.stop()
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
