import { sqlRefundSubject } from '../../testing/sql-refund-subject.ts'
import { bothDatabases } from '../../testing/both-databases.ts'
import { memoryRefundSubject } from '../memory/refund-subject.ts'
import { describeRefundsContract } from './refunds-contract.ts'

const apis = bothDatabases([1, 2])

describeRefundsContract('in memory', memoryRefundSubject)
describeRefundsContract('on PGlite', () => sqlRefundSubject(apis.pglite.deps.db))
describeRefundsContract('on PostgreSQL', () => sqlRefundSubject(apis.postgres.deps.db))
