import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@market/e2e/free-ports'
import { openBrowser } from '@market/e2e/open-browser'
import { median } from './median.ts'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'
import { traceVisit, type VisitTrace } from './trace-visit.ts'

/** The commit that today's first visits are compared with. */
export const phoneBase = 'd693dad2'
const products = 3_000
const runs = 5

/** The largest allowed ratio to the earlier commit's figure, by page (design.md, Speed). */
const most = {
  listing: { firstPaint: 0.55, largestPaint: 0.75, mainThread: 0.65, blocked: 0.2 },
  home: { firstPaint: 0.7, largestPaint: 0.8, mainThread: 0.65, blocked: 0.2 },
  product: { firstPaint: 0.7, largestPaint: 0.8, mainThread: 0.65, blocked: 0.2 },
} as const
const names = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  blocked: 'blocked',
  mainThread: 'main thread',
  longestTask: 'longest task',
  layout: 'layout',
  style: 'style',
  paint: 'paint',
  script: 'script',
} as const satisfies Partial<Record<keyof VisitTrace, string>>

/**
 * First visits of a phone on slow 4G, its processor four times slower: this tree's shop and that of an earlier commit, visit by visit in
 * turn, so that other load on the machine slows both. The commit is built in a clone.
 */
export async function benchPhone(root: string, against: string): Promise<readonly Row[]> {
  const clone = mkdtempSync(join(tmpdir(), 'market-phone-'))
  const shops: { stop(): Promise<void> }[] = []
  const browser = await openBrowser()
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    execFileSync('git', ['-C', clone, 'checkout', '--quiet', against])
    const before = await open(clone)
    shops.push(before)
    const now = await open(root)
    shops.push(now)
    const pages = { now: await findPages(now.url), before: await findPages(before.url) }
    const rows: Row[] = []
    for (const page of ['home', 'listing', 'product'] as const) {
      const visits: { readonly now: VisitTrace; readonly before: VisitTrace }[] = []
      for (let run = 0; run < runs; run += 1)
        visits.push({
          before: await traceVisit(browser, before.url + pages.before[page]),
          now: await traceVisit(browser, now.url + pages.now[page]),
        })
      const of = (side: 'now' | 'before', figure: keyof VisitTrace) =>
        median(visits.map((visit) => visit[side][figure]))
      const limits: Partial<Record<keyof VisitTrace, number>> = most[page]
      for (const [figure, name] of Object.entries(names) as [keyof typeof names, string][]) {
        const max = limits[figure]
        rows.push({
          what: `${page}: ${name} against ${against}`,
          figure: of('now', figure) / of('before', figure),
          unit: 'times',
          ...(max !== undefined && { max }),
        })
        rows.push({
          what: `${page}: ${name}`,
          figure: of('now', figure),
          unit: 'ms',
          ...(figure === 'longestTask' && { max: 100 }),
        })
      }
      rows.push({
        what: `${page}: layout shift`,
        figure: Math.round(of('now', 'shift') * 1_000) / 1_000,
        unit: 'shift',
        max: 0,
      })
    }
    return rows
  } finally {
    await browser.close()
    for (const shop of shops) await shop.stop()
    rmSync(clone, { recursive: true, force: true })
  }
}

/** Starts the shop of a checkout by its own command, on new data. */
async function open(folder: string) {
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
  return { url, stop: () => end(child, dataDir) }
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
