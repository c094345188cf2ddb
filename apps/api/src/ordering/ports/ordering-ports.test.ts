import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { sqlOrderingSubject } from '../../testing/sql-ordering-subject.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { memorySubject } from '../memory/ordering-subject.ts'
import { describeAwaitedTransfersContract } from './awaited-transfers-contract.ts'
import { describeCheckoutContract } from './checkout-contract.ts'
import { describeGiftCodeSpendingContract } from './gift-code-spending-contract.ts'
import { describeOpenOrdersContract } from './open-orders-contract.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import { describeOrdersContract } from './orders-contract.ts'
import { describeStartedPaymentsContract } from './started-payments-contract.ts'
import { describeStockContract } from './stock-contract.ts'

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

const subjects: Readonly<Record<string, () => OrderingSubject>> = {
  'in memory': memorySubject,
  'on PGlite': () => sqlOrderingSubject(pglite.deps),
  'on PostgreSQL': () => sqlOrderingSubject(postgres.deps),
}
for (const [name, make] of Object.entries(subjects)) {
  describeAwaitedTransfersContract(name, make)
  describeCheckoutContract(name, make)
  describeGiftCodeSpendingContract(name, make)
  describeOpenOrdersContract(name, make)
  describeOrdersContract(name, make)
  describeStartedPaymentsContract(name, make)
  describeStockContract(name, make)
}
