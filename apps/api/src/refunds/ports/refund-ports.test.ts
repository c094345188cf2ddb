import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { sqlRefundSubject } from '../../testing/sql-refund-subject.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { memoryRefundSubject } from '../memory/refund-subject.ts'
import { describeRefundsContract } from './refunds-contract.ts'

let pglite: TestApi
let postgres: TestApi
let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  postgres = await startTestApi({}, await openDatabase({ url: server.url, dataDir: '' }))
  pglite = await startTestApi()
  for (const { deps } of [pglite, postgres]) for (const id of [1, 2]) await insertShop(deps.db, { id })
})
afterAll(async () => {
  await pglite.stop()
  await postgres.stop()
  server.stop()
})

describeRefundsContract('in memory', memoryRefundSubject)
describeRefundsContract('on PGlite', () => sqlRefundSubject(pglite.deps.db))
describeRefundsContract('on PostgreSQL', () => sqlRefundSubject(postgres.deps.db))
