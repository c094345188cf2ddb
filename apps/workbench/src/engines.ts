import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@market/api/start-postgres'
import { type StartedShop, startShop } from '@market/e2e/start-shop'
import { buildWeb } from './build-web.ts'
import { findEngines } from './engines/find-engines.ts'
import { startFirefox } from './engines/firefox.ts'
import { guestBuys } from './engines/guest-buys.ts'
import { memberReturns } from './engines/member-returns.ts'
import { seenOffline } from './engines/seen-offline.ts'
import { type Engine, openVisitor, type Tab } from './engines/tab.ts'
import { isExpected, memberAddresses, openPage, routeAddresses } from './engines/walk-pages.ts'
import { startWebKit } from './engines/webkit.ts'
import { findPostgres } from './find-postgres.ts'

/**
 * `npm run engines [-- firefox|webkit]`: tests the shop in browser engines other than Chromium. Prints one line per
 * check, and saves picture and console of each failure.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const products = 1200
const wanted = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'market-engines-'))
let passed = 0
let failed = 0

const programs = programsOrEnd()
const starts: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => startFirefox(programs.firefox),
  webkit: () => startWebKit(programs.webKit),
}
const chosen = Object.entries(starts).filter(([name]) => wanted === undefined || name === wanted)
await buildWeb(root)
findPostgres()
// PostgreSQL, because office commands deliver orders while the servers run, which the embedded database does not allow.
const postgres = await startPostgres()
const shop = await startShop({ products, databaseUrl: postgres.url })
let engine: Engine | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void end().finally(() => process.exit(1)))
try {
  for (const [name, start] of chosen) {
    engine = await start()
    await drive(engine, shop, `${name}@ornek.com`)
    await engine.close()
    engine = undefined
  }
} finally {
  await end()
}
if (failed > 0) process.stdout.write(`\nPictures and consoles of failures are in ${folder}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function end(): Promise<void> {
  await engine?.close()
  await shop.stop()
  postgres.stop()
}

function programsOrEnd() {
  try {
    return findEngines()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function drive(driven: Engine, { url }: StartedShop, guest: string) {
  process.stdout.write(`\n${driven.name}\n`)
  const withTab = async (work: (tab: Tab) => Promise<void>) => {
    const tab = await openVisitor(driven, url)
    await work(tab)
    await tab.close()
  }
  const walk = async (tab: Tab, paths: readonly string[], title: (path: string) => string) => {
    for (const path of paths)
      await check(
        title(path),
        tab,
        () => openPage(tab, url + path),
        (complaint) => isExpected(path, complaint),
      )
  }
  await withTab((tab) => check('a guest buys by card', tab, () => guestBuys(tab, shop, guest)))
  await withTab(async (tab) => {
    await check('a member returns a delivered order', tab, () => memberReturns(tab, shop))
    await walk(tab, memberAddresses, (path) => `${path} as a member`)
  })
  const paths = await routeAddresses(url)
  await withTab((tab) => walk(tab, paths, (path) => path))
  await withTab((tab) =>
    check(
      'pages open without the server',
      tab,
      () => seenOffline(tab, shop),
      () => true,
    ),
  )
}

/** Passes if the work succeeds and the console has no complaints. */
async function check(
  title: string,
  tab: Tab,
  work: () => Promise<void>,
  isAllowed: (complaint: string) => boolean = () => false,
): Promise<void> {
  const earlier = tab.complaints().length
  const error = await work().then(
    () => '',
    (reason: unknown) => String(reason),
  )
  const complaints = tab.complaints().slice(earlier)
  const faults = [...(error ? [error] : []), ...complaints.filter((complaint) => !isAllowed(complaint))]
  process.stdout.write(
    `${faults.length === 0 ? '✓' : '✗'} ${title}\n${faults.map((fault) => `    ${fault}\n`).join('')}`,
  )
  if (faults.length === 0) {
    passed += 1
    return
  }
  failed += 1
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${failed}.txt`), [title, error, ...complaints].join('\n'))
  await tab.savePicture(join(folder, `${failed}.png`)).catch(() => undefined)
}
