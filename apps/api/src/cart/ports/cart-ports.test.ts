import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { sqlCartSubject } from '../../testing/sql-cart-subject.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { memoryCartSubject } from '../memory/cart-subject.ts'
import { describeCartPortsContract } from './cart-ports-contract.ts'
import type { CartSubject } from './cart-subject.ts'

let pglite: TestApi
let postgres: TestApi
let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  postgres = await startTestApi({}, await openDatabase({ url: server.url, dataDir: '' }))
  pglite = await startTestApi()
  for (const { deps } of [pglite, postgres]) await insertShop(deps.db, { id: 1 })
})
afterAll(async () => {
  await pglite.stop()
  await postgres.stop()
  server.stop()
})

const subjects: Readonly<Record<string, () => CartSubject>> = {
  'in memory': memoryCartSubject,
  'on PGlite': () => sqlCartSubject(pglite.deps.db),
  'on PostgreSQL': () => sqlCartSubject(postgres.deps.db),
}
for (const [name, make] of Object.entries(subjects)) describeCartPortsContract(name, make)
