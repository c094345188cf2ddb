import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from './config.ts'

/**
 * Reads the configuration of an existing shop. Throws if the settings name none, because an operator's command would
 * otherwise create an empty database and report success.
 */
export function readShopConfig(env: NodeJS.ProcessEnv): Config {
  const dataDir = resolve(env['DATA_DIR'] || 'data')
  if (!env['DATABASE_URL'] && !existsSync(join(dataDir, 'pglite')))
    throw new Error(
      `There is no shop in ${dataDir}. Say which one is meant: DATABASE_URL or DATA_DIR as the shop has them, or apps/deploy/office on a machine whose shop systemd runs.`,
    )
  return readConfig(env)
}
