import { orderPaymentSubject, ticketPaymentSubject } from '../../testing/sql-payment-subjects.ts'
import { bothDatabases } from '../../testing/both-databases.ts'
import { memoryPaymentSubject } from '../memory/payment-subject.ts'
import { describePaymentBookContract } from './payment-book-contract.ts'
import type { PaymentSubject } from './payment-subject.ts'
import { describeUnsettledPaymentsContract } from './unsettled-payments-contract.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => PaymentSubject>> = {
  'in memory': memoryPaymentSubject,
  'of orders, on PGlite': () => orderPaymentSubject(apis.pglite),
  'of orders, on PostgreSQL': () => orderPaymentSubject(apis.postgres),
  'of raffle tickets, on PGlite': () => ticketPaymentSubject(apis.pglite),
  'of raffle tickets, on PostgreSQL': () => ticketPaymentSubject(apis.postgres),
}
for (const [name, make] of Object.entries(subjects)) {
  describePaymentBookContract(name, make)
  describeUnsettledPaymentsContract(name, make)
}
