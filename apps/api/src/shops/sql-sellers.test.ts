import { describeSellersContract } from '@market/commerce/contracts'
import { type Database, hideJson, sqlSellers } from '@market/database'
import { bothDatabases } from '../testing/both-databases.ts'

const apis = bothDatabases([1, 2])

/** The port on a database, with an application for each number that begins. */
const subject = (db: Database): ReturnType<typeof sqlSellers> => ({
  ...sqlSellers(db),
  async begin(seller) {
    await db
      .insertInto('seller_applications')
      .values({ number: seller.application, form: hideJson({}), created_at: seller.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return db.transaction().execute((trx) => sqlSellers(trx).begin(seller))
  },
})

describeSellersContract('on PGlite', () => subject(apis.pglite.deps.db))
describeSellersContract('on PostgreSQL', () => subject(apis.postgres.deps.db))
