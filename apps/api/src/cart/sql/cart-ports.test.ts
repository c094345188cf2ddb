import { type CartSubject, describeCartPortsContract, describeFastDeliveryContract } from '@market/commerce/contracts'
import { sqlCartSubject } from '../../testing/sql-cart-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => CartSubject>> = {
  'on PGlite': () => sqlCartSubject(apis.pglite.deps.db),
  'on PostgreSQL': () => sqlCartSubject(apis.postgres.deps.db),
}
for (const [name, make] of Object.entries(subjects)) {
  describeCartPortsContract(name, make)
  describeFastDeliveryContract(name, make)
}
