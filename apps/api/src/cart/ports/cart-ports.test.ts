import { sqlCartSubject } from '../../testing/sql-cart-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'
import { memoryCartSubject } from '../memory/cart-subject.ts'
import { describeCartPortsContract } from './cart-ports-contract.ts'
import type { CartSubject } from './cart-subject.ts'

const apis = bothDatabases()

const subjects: Readonly<Record<string, () => CartSubject>> = {
  'in memory': memoryCartSubject,
  'on PGlite': () => sqlCartSubject(apis.pglite.deps.db),
  'on PostgreSQL': () => sqlCartSubject(apis.postgres.deps.db),
}
for (const [name, make] of Object.entries(subjects)) describeCartPortsContract(name, make)
