import { describeRefundsContract } from '@market/commerce/contracts'
import { sqlRefundSubject } from '../../testing/sql-refund-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'

const apis = bothDatabases([1, 2])

describeRefundsContract('on PGlite', () => sqlRefundSubject(apis.pglite.deps.db))
describeRefundsContract('on PostgreSQL', () => sqlRefundSubject(apis.postgres.deps.db))
