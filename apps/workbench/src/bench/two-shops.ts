import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@market/api/free-ports'
import { openBrowser } from '@market/e2e/open-browser'
import type { Browser } from 'playwright'

/** The commit that this tree is compared with. */
export const phoneBase = 'd693dad2'
const products = 3_000

export interface BenchShop {
  readonly url: string
  readonly apiUrl: string
}

/**
 * This tree's shop and that of an earlier commit, and a browser for alternating visits, so that other load on the
 * machine slows both.
 */
export interface TwoShops {
  readonly now: BenchShop
  readonly before: BenchShop
  readonly browser: Browser
}

/** Starts both shops, the earlier one built in a clone, and stops them after `run`. */
export async function withTwoShops<Found>(
  root: string,
  against: string,
  run: (shops: TwoShops) => Promise<Found>,
): Promise<Found> {
  const clone = mkdtempSync(join(tmpdir(), 'market-phone-'))
  const open: { stop(): Promise<void> }[] = []
  const browser = await openBrowser()
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    execFileSync('git', ['-C', clone, 'checkout', '--quiet', against])
    const before = await startFrom(clone)
    open.push(before)
    const now = await startFrom(root)
    open.push(now)
    return await run({ now, before, browser })
  } finally {
    await browser.close()
    for (const shop of open) await shop.stop()
    rmSync(clone, { recursive: true, force: true })
  }
}

/** Starts a checkout's shop with the checkout's own command and new data. */
async function startFrom(folder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-phone-data-'))
  const [port, apiPort, bankPort] = await freePorts(3)
  const child = spawn(process.execPath, ['apps/workbench/bin/market.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      BANK_PORT: String(bankPort),
      DATA_DIR: dataDir,
      SEED_PRODUCTS: String(products),
    },
  })
  const url = `http://localhost:${port}`
  try {
    await answering(`http://127.0.0.1:${apiPort}/readyz`, child)
    await answering(`${url}/favicon.svg`, child)
  } catch (error) {
    await end(child, dataDir)
    throw error
  }
  return { url, apiUrl: `http://localhost:${apiPort}`, stop: () => end(child, dataDir) }
}

async function end(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the shop for ${url} ended with ${child.exitCode}`)
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
