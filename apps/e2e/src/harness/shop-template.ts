import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `data` of a filled shop at rest, and `pictures` that all shops share: making them takes longer than looking at them. */
    shopTemplate: string
    /** Address of a shop that begins as the template and stays up for all files. */
    sharedShop: string
  }
}

export const templateProducts = 1200

const program = fileURLToPath(new URL('../../../workbench/bin/market.mjs', import.meta.url))

/** Fills one shop for all test files: filling one takes longer than most files do. Those that only look share it as it is. */
export default async function shopTemplate(project: TestProject): Promise<() => Promise<void>> {
  // Where a source has changed: the test of `npm start` would build it under the others, who are served from it.
  execFileSync(process.execPath, [program, 'build'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'market-shop-'))
  const shop = await startShop({ products: templateProducts })
  await shop.stopServers()
  cpSync(shop.dataDir, join(folder, 'data'), { recursive: true })
  await shop.stop()
  project.provide('shopTemplate', folder)
  const shared = await startShop({ products: templateProducts, from: folder })
  project.provide('sharedShop', shared.url)
  return async () => {
    await shared.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
