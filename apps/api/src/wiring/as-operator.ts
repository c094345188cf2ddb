import { makeLog } from '@market/server'
import { migrate, openDatabase } from '@market/database'
import type { PaymentProvider } from '@market/commerce'
import { sandboxProvider } from '../bank/sandbox-provider.ts'
import { startSandboxBank } from '../bank/start-sandbox-bank.ts'
import { readShopConfig } from '../platform/config/read-shop-config.ts'
import { checkSecrets } from './check-secrets.ts'
import { dataKeys } from '../platform/config/read-secrets.ts'
import type { Deps } from '../platform/deps.ts'

/** Runs an operator's work on the configured database, also while APIs run on it. */
export async function asOperator<Done>(
  env: NodeJS.ProcessEnv,
  work: (deps: Deps, provider: PaymentProvider) => Promise<Done>,
  options: { readonly anySecrets?: boolean } = {},
): Promise<Done> {
  const config = readShopConfig(env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  database.sealWith(dataKeys(config.secrets))
  try {
    const { db } = database
    await migrate(db)
    if (!options.anySecrets) await checkSecrets(db, config.secrets)
    const outside = { db, clock: { now: () => new Date() }, log: makeLog('api', config.logLevel) }
    // Starts a second sandbox bank beside those of the APIs; its tables are in the same database.
    const bank = await startSandboxBank({ ...outside, config: { ...config, bankPort: 0 } })
    try {
      const deps = { ...outside, config: { ...config, bankUrl: bank.url } }
      return await work(
        deps,
        sandboxProvider(deps, () => `${config.siteUrl}/eptnew/x/bank-callback`),
      )
    } finally {
      await bank.stop()
    }
  } finally {
    await database.close()
  }
}
