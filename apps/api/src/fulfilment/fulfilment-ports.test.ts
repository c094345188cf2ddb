import { describeFulfilmentContract } from '@market/commerce/contracts'
import { bothDatabases } from '../testing/both-databases.ts'
import { sqlFulfilmentSubject } from '../testing/sql-fulfilment-subject.ts'

const apis = bothDatabases([1, 2])

describeFulfilmentContract('on PGlite', () => sqlFulfilmentSubject(apis.pglite.deps.db))
describeFulfilmentContract('on PostgreSQL', () => sqlFulfilmentSubject(apis.postgres.deps.db))
