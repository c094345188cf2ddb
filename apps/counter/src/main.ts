import { openShop, readConfig } from '@market/api/counter'
import { makeLog, runServer } from '@market/server'
import { addDemoPeople } from './people/demo-people.ts'
import { startCounter } from './start-counter.ts'

/** The panels' servers in a separate process, beside the APIs on the same PostgreSQL server. */
await runServer(async () => {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined)
    throw new Error(
      'The embedded database belongs to one process: npm start runs the panels with the API, or set DATABASE_URL.',
    )
  const log = makeLog('counter', config.logLevel)
  const shop = await openShop(config, log)
  await addDemoPeople(shop.database, shop.deps)
  const counter = await startCounter({ ...shop.deps, provider: shop.provider }, { pool: shop.database.pool })
  return {
    stop: async () => {
      await counter.stop()
      await shop.close()
    },
  }
})
