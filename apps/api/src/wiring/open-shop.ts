import type { PaymentProvider } from '@market/commerce'
import type { OpenDatabase } from '@market/database'
import { sandboxProvider } from '../bank/sandbox-provider.ts'
import type { Config } from '../platform/config/config.ts'
import { openDatabaseAt } from '../platform/open-database-at.ts'
import { dataKeys } from '../platform/config/read-secrets.ts'
import { databaseClock } from '../platform/database-clock.ts'
import type { Deps } from '../platform/deps.ts'
import { checkSecrets } from './check-secrets.ts'

interface OpenShop {
  readonly deps: Deps
  readonly database: OpenDatabase
  readonly provider: PaymentProvider
  close(): Promise<void>
}

/**
 * Opens the database of a shop whose APIs run in other processes, which have migrated it. The bank is asked where the
 * configuration says it is.
 */
export async function openShop(config: Config, log: Deps['log']): Promise<OpenShop> {
  const database = await openDatabaseAt(config.databaseUrl, config)
  database.sealWith(dataKeys(config.secrets))
  try {
    await checkSecrets(database.db, config.secrets)
    const clock = await databaseClock(database.db, { clock: { now: () => new Date() }, log })
    const deps: Deps = { db: database.db, config, clock, log }
    return {
      deps,
      database,
      provider: sandboxProvider(deps, () => `${config.siteUrl}/eptnew/x/bank-callback`),
      close: async () => {
        await clock.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
