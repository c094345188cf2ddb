import { describePackagesContract } from '@market/commerce/contracts'
import { bothDatabases } from '../../testing/both-databases.ts'
import { sqlPackageSubject } from '../../testing/sql-package-subject.ts'

const apis = bothDatabases([1, 2])

describePackagesContract('on PGlite', () => sqlPackageSubject(apis.pglite.deps.db))
describePackagesContract('on PostgreSQL', () => sqlPackageSubject(apis.postgres.deps.db))
