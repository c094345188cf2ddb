import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benchApi } from '@market/api/bench'
import { benchSearch } from '@market/api/bench-search'
import { benchSizes } from '@market/api/bench-sizes'
import { seed } from '@market/api/seed'
import { startPostgres } from '@market/api/start-postgres'
import { startShop } from '@market/e2e/start-shop'
import { drawingAt } from '@market/web/bench'
import { scriptShares } from '@market/web/script-shares'
import { benchLists } from '@market/counter/bench-lists'
import { benchCore } from './bench/bench-core.ts'
import { benchCached } from './bench/bench-cached.ts'
import { askUncached, benchUncached } from './bench/bench-uncached.ts'
import { benchNext } from './bench/bench-next.ts'
import { benchPhone } from './bench/bench-phone.ts'
import { benchPresses } from './bench/bench-presses.ts'
import { benchVitals } from './bench/bench-vitals.ts'
import { benchWeight } from './bench/bench-weight.ts'
import { lastFigures, sinceLast } from './bench/last-figures.ts'
import { findPages } from './bench/pages.ts'
import { residentMb } from './bench/process-use.ts'
import { holds, type Row } from './bench/row.ts'
import { searchRows, wrongAnswers } from './bench/search-rows.ts'
import { phoneBase } from './bench/two-shops.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'

/**
 * Prints every budget of the design with its figure, and fails if one is exceeded. Budgets are on processor time and on
 * ratios within the run, so that they hold on other machines; all other figures are for information.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const products = 20_000
const million = 1_000_000
let broken = 0
const last = lastFigures(readFileSync(new URL('bench/recorded-run.txt', import.meta.url), 'utf8'))

findPostgres()
if (process.argv.includes('--million')) await benchMillion()
else if (process.argv.includes('--orders')) await benchOrders()
else if (process.argv.includes('--search')) await judgeSearch(process.argv[process.argv.indexOf('--search') + 1])
else if (process.argv.includes('--presses')) await pressButtons()
else if (process.argv.includes('--phone'))
  await besideEarlier('First visit over slow 4G, a phone’s processor', benchPhone)
else if (process.argv.includes('--next')) await besideEarlier('The next page', benchNext)
else if (process.argv.includes('--script'))
  print(
    'Script of a listing by maker',
    (await scriptShares()).map(({ of, brotli }) => ({ what: of, figure: brotli / 1024, unit: 'KB' })),
  )
else {
  await buildWeb(root)
  process.env['CHROMIUM'] = findChromium()
  print('Core', await benchCore())
  await benchShop()
  print('Calls at 20,000 products, embedded database', callRows(await benchApi(products)))
}
process.stdout.write(broken === 0 ? '\nEvery budget holds.\n' : `\n${broken} broken.\n`)
process.exit(broken === 0 ? 0 : 1)

async function benchShop(): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'market-bench-'))
  const drawing = join(folder, 'drawing.sock')
  const shop = await startShop({ products, databaseUrl: postgres.url, settings: drawingAt(drawing) })
  try {
    // Restart: filling the shop leaves a third more memory in use than serving it takes, and a shop is filled only
    // once.
    await shop.stopApi()
    await shop.startApi()
    const pages = await findPages(shop.url)
    const pids = shop.pids()
    print('First visit', await benchWeight(shop.url, pages))
    print('First visit over slow 4G, a phone’s processor', await benchVitals(shop.url, pages))
    const cached = await benchCached(shop.url, pids.web)
    await askUncached(shop.url, pages)
    print('Memory after this load, PostgreSQL', [
      { what: 'web', figure: residentMb(pids.web), unit: 'MB', max: 300 },
      { what: 'API', figure: residentMb(pids.api), unit: 'MB', max: 300 },
    ])
    print('Server', [...cached, ...(await benchUncached(shop.url, pages, { ...pids, drawing }))])
  } finally {
    await shop.stop()
    postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

/** This tree's shop beside that of an earlier commit: `--against REVISION`. */
async function besideEarlier(title: string, bench: typeof benchPhone): Promise<void> {
  process.env['CHROMIUM'] = findChromium()
  await buildWeb(root)
  const { argv } = process
  const against = argv.includes('--against') ? argv[argv.indexOf('--against') + 1] : undefined
  print(title, await bench(root, against ?? phoneBase))
}

/** Prints how fast the commonest presses of a phone are answered. */
async function pressButtons(): Promise<void> {
  process.env['CHROMIUM'] = findChromium()
  await buildWeb(root)
  const shop = await startShop({ products })
  try {
    print('From a press to the next paint, a phone’s processor', await benchPresses(shop))
  } finally {
    await shop.stop()
  }
}

/** Prints the panels' lists at 1,000,000 orders beside 10,000; two gigabytes of the temporary folder and some minutes. */
async function benchOrders(): Promise<void> {
  const settings = ['shared_buffers=1GB', 'max_wal_size=4GB']
  const servers = [await startPostgres(settings), await startPostgres(settings)] as const
  try {
    const [small, large] = [
      { url: servers[0].url, orders: 10_000 },
      { url: servers[1].url, orders: million },
    ]
    const costs = await benchLists(small, large, (text) => process.stdout.write(`${text}\n`))
    print(
      'Lists of the panels at 1,000,000 orders beside 10,000, PostgreSQL',
      costs.flatMap(({ what, smallMs, largeMs }): readonly Row[] => [
        { what: `${what}, 1,000,000 against 10,000`, figure: largeMs / smallMs, unit: 'times', max: 2 },
        { what: `${what}, 1,000,000, 95th percentile`, figure: largeMs, unit: 'ms' },
      ]),
    )
  } finally {
    for (const server of servers) server.stop()
  }
}

/**
 * Compares two shops on PostgreSQL, with 20,000 products and a million: the one of `DATABASE_URL_LARGE` and `DATA_DIR`,
 * or a new one.
 */
async function benchMillion(): Promise<void> {
  const servers: { stop(): void }[] = []
  const folder = mkdtempSync(join(tmpdir(), 'market-bench-'))
  const start = async (wanted: number, settings: readonly string[] = []) => {
    const server = await startPostgres(settings)
    servers.push(server)
    const dataDir = join(folder, String(wanted))
    const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    await seed(env, wanted, (text) => process.stdout.write(`${text}\n`))
    return { url: server.url, dataDir }
  }
  try {
    const given = process.env['DATABASE_URL_LARGE']
    const { DATA_DIR: dataDir } = process.env
    if (given && !dataDir) throw new Error('Name the folder of its secrets, too: DATA_DIR=… DATABASE_URL_LARGE=…')
    const large =
      given && dataDir ? { url: given, dataDir } : await start(million, ['shared_buffers=1GB', 'max_wal_size=4GB'])
    const { costs, smallMb, largeMb } = await benchSizes({ small: await start(products), large }, residentMb)
    print(
      'Calls at 1,000,000 products beside 20,000, PostgreSQL, nothing cached',
      costs.flatMap(({ what, smallMs, largeMs }): readonly Row[] => {
        const at = (size: string) => `${what}, ${size}, 95th percentile`
        const ofSmall: Row = { what: at('20,000'), figure: smallMs, unit: 'ms' }
        const ofLarge: Row = { what: at('1,000,000'), figure: largeMs, unit: 'ms' }
        // With 20,000 products this range is counted in almost no time, so a ratio is meaningless.
        if (what === 'range of prices with stars') return [ofSmall, { ...ofLarge, max: 50 }]
        const ratio = { figure: largeMs / smallMs, unit: 'times', max: 1.3 } as const
        return [{ what: `${what}, 1,000,000 against 20,000`, ...ratio }, ofSmall, ofLarge]
      }),
    )
    print('Memory after these calls', [
      { what: 'API, 20,000', figure: smallMb, unit: 'MB', max: 300 },
      { what: 'API, 1,000,000', figure: largeMb, unit: 'MB', max: 300 },
    ])
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the judged queries on a new shop, or on the one in a data directory or at a PostgreSQL address. */
async function judgeSearch(filled: string | undefined): Promise<void> {
  const databaseUrl = filled?.startsWith('postgres') ? filled : undefined
  const quality = await benchSearch(products, { databaseUrl, dataDir: databaseUrl ? undefined : filled })
  process.stdout.write(wrongAnswers(quality))
  print('Search', searchRows(quality))
}

function callRows(costs: Awaited<ReturnType<typeof benchApi>>): readonly Row[] {
  return costs.flatMap(({ what, callMs, sqlMs }): readonly Row[] => [
    { what: `${what} against its SQL`, figure: callMs / sqlMs, unit: 'times', max: what === 'add to cart' ? 4 : 3 },
    { what: `${what}, 95th percentile`, figure: callMs, unit: 'ms' },
  ])
}

function print(title: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${title}\n`)
  for (const row of rows) {
    const budget = row.max ?? row.min
    const mark = budget === undefined ? ' ' : holds(row) ? '✓' : '✗'
    const limit = budget === undefined ? '' : `  (${row.max === undefined ? 'at least' : 'at most'} ${budget})`
    process.stdout.write(
      `${mark} ${row.what.padEnd(46)} ${figureOf(row).padStart(9)} ${row.unit}${limit}${sinceLast(row, last)}\n`,
    )
    if (!holds(row)) broken += 1
  }
}

function figureOf({ figure }: Row): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)
}
