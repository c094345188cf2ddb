import {
  describeAwaitedTransfersContract,
  describeCheckoutContract,
  describeGiftCodeSpendingContract,
  describeOpenOrdersContract,
  describeOrderNewsContract,
  describeOrdersContract,
  describePromotionUsesContract,
  describeStartedPaymentsContract,
  describeStockContract,
  type OrderingSubject,
} from '@market/commerce/contracts'
import { sqlOrderingSubject } from '../../testing/sql-ordering-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => OrderingSubject>> = {
  'on PGlite': () => sqlOrderingSubject(apis.pglite.deps),
  'on PostgreSQL': () => sqlOrderingSubject(apis.postgres.deps),
}
for (const [name, make] of Object.entries(subjects)) {
  describeAwaitedTransfersContract(name, make)
  describeCheckoutContract(name, make)
  describeGiftCodeSpendingContract(name, make)
  describeOpenOrdersContract(name, make)
  describeOrderNewsContract(name, make)
  describeOrdersContract(name, make)
  describePromotionUsesContract(name, make)
  describeStartedPaymentsContract(name, make)
  describeStockContract(name, make)
}
