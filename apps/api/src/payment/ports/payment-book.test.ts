import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { orderPaymentSubject, ticketPaymentSubject } from '../../testing/sql-payment-subjects.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { memoryPaymentSubject } from '../memory/payment-subject.ts'
import { describePaymentBookContract } from './payment-book-contract.ts'

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

describePaymentBookContract('in memory', memoryPaymentSubject)
describePaymentBookContract('of orders, on PGlite', () => orderPaymentSubject(pglite))
describePaymentBookContract('of orders, on PostgreSQL', () => orderPaymentSubject(postgres))
describePaymentBookContract('of raffle tickets, on PGlite', () => ticketPaymentSubject(pglite))
describePaymentBookContract('of raffle tickets, on PostgreSQL', () => ticketPaymentSubject(postgres))
