import {
  describeCardKeepingContract,
  describePaymentBookContract,
  describeUnsettledPaymentsContract,
  type PaymentSubject,
} from '@market/commerce/contracts'
import { sqlCardSubject } from '../../testing/sql-card-subject.ts'
import { orderPaymentSubject, ticketPaymentSubject } from '../../testing/sql-payment-subjects.ts'
import { bothDatabases } from '../../testing/both-databases.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => PaymentSubject>> = {
  'of orders, on PGlite': () => orderPaymentSubject(apis.pglite),
  'of orders, on PostgreSQL': () => orderPaymentSubject(apis.postgres),
  'of raffle tickets, on PGlite': () => ticketPaymentSubject(apis.pglite),
  'of raffle tickets, on PostgreSQL': () => ticketPaymentSubject(apis.postgres),
}
describeCardKeepingContract('on PGlite', () => sqlCardSubject(apis.pglite))
describeCardKeepingContract('on PostgreSQL', () => sqlCardSubject(apis.postgres))
for (const [name, make] of Object.entries(subjects)) {
  describePaymentBookContract(name, make)
  describeUnsettledPaymentsContract(name, make)
}
