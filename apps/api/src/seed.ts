import { readConfig } from './platform/config/config.ts'
import { dataKeys } from './platform/config/read-secrets.ts'
import { makeLog } from '@market/server'
import { migrate, openDatabase, withLock } from '@market/database'
import { checkSecrets } from './wiring/check-secrets.ts'
import { startData } from './wiring/start-data.ts'
import { growDatabase } from './demo/grow-database.ts'

const firstFilling = 20_000

/** Adds products to the configured database until it has `products` of them. Returns their number. */
export async function seed(env: NodeJS.ProcessEnv, products: number, log: (text: string) => void): Promise<number> {
  // The showcase is chosen from the first products; adding the others may be interrupted.
  const config = readConfig({ ...env, SEED_PRODUCTS: String(Math.min(products, firstFilling)) })
  // No statement timeout, since counting a million products takes longer.
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, maxStatementMs: 0 })
  database.sealWith(dataKeys(config.secrets))
  try {
    const { db } = database
    await migrate(db)
    await checkSecrets(db, config.secrets)
    const clock = { now: () => new Date() }
    let there = 0
    await withLock(database, 'start-data', async () => {
      await startData({ db, config, clock, log: makeLog('api', config.logLevel) }, log)
      there = await growDatabase(db, { products, now: clock.now(), log })
    })
    return there
  } finally {
    await database.close()
  }
}
