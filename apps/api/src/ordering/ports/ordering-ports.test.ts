import { sqlOrderingSubject } from '../../testing/sql-ordering-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'
import { memorySubject } from '../memory/ordering-subject.ts'
import { describeAwaitedTransfersContract } from './awaited-transfers-contract.ts'
import { describeCheckoutContract } from './checkout-contract.ts'
import { describeGiftCodeSpendingContract } from './gift-code-spending-contract.ts'
import { describeOpenOrdersContract } from './open-orders-contract.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import { describeOrdersContract } from './orders-contract.ts'
import { describeStartedPaymentsContract } from './started-payments-contract.ts'
import { describeStockContract } from './stock-contract.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => OrderingSubject>> = {
  'in memory': memorySubject,
  'on PGlite': () => sqlOrderingSubject(apis.pglite.deps),
  'on PostgreSQL': () => sqlOrderingSubject(apis.postgres.deps),
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
