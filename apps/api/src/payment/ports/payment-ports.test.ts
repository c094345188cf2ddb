import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { orderPaymentSubject, ticketPaymentSubject } from '../../testing/sql-payment-subjects.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { memoryPaymentSubject } from '../memory/payment-subject.ts'
import { describePaymentBookContract } from './payment-book-contract.ts'
import type { PaymentSubject } from './payment-subject.ts'
import { describeUnsettledPaymentsContract } from './unsettled-payments-contract.ts'

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

const subjects: Readonly<Record<string, () => PaymentSubject>> = {
  'in memory': memoryPaymentSubject,
  'of orders, on PGlite': () => orderPaymentSubject(pglite),
  'of orders, on PostgreSQL': () => orderPaymentSubject(postgres),
  'of raffle tickets, on PGlite': () => ticketPaymentSubject(pglite),
  'of raffle tickets, on PostgreSQL': () => ticketPaymentSubject(postgres),
}
for (const [name, make] of Object.entries(subjects)) {
  describePaymentBookContract(name, make)
  describeUnsettledPaymentsContract(name, make)
}
