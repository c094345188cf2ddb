import { runOffice } from '@market/api/office'
import type { Shop } from './shop.ts'

/** Runs one command of the office in a shop and returns its output. Throws if the command is refused. */
export async function inOffice(shop: Shop, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'error' }
  const done = await runOffice(env, args)
  if (!done.ok) throw new Error(`${args.join(' ')}: ${done.failure}`)
  return done.value
}
