import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Shop } from './start-shop.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const run = promisify(execFile)

/** Does one command, and gives what it said. */
export type Office = (...args: readonly string[]) => Promise<string>

/**
 * Does commands of the office in a shop, one after the other, and gives what each said. The embedded database has one user at a
 * time, so the API stops meanwhile.
 */
export async function inOffice(shop: Shop, work: (office: Office) => Promise<void>): Promise<void> {
  await shop.stopApi()
  const env = { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }
  const office: Office = async (...args) =>
    (await run('node', ['apps/workbench/bin/market.mjs', 'office', ...args], { cwd: root, env })).stdout
  try {
    await work(office)
  } finally {
    await shop.startApi()
  }
}
