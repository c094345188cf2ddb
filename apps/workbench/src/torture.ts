import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NotTried } from '@market/api/not-tried'
import { trials } from '@market/api/torture'
import { buildWeb } from './build-web.ts'
import { findChromium, findFullChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { clusterTrials } from './torture/cluster/cluster-trials.ts'
import { frozenDatabase } from './torture/frozen-database.ts'
import { longLoad } from './torture/long-load.ts'
import { makeReport } from './torture/make-report.ts'
import { reportPage } from './torture/report-page.ts'
import { slowShop } from './torture/slow-shop.ts'

/**
 * `npm run torture [share] [promises]`: runs the full versions of the trials in `npm test`. A share of `0.1` runs a
 * tenth of the rounds; numbers after it select promises; `cluster` runs the shop on two machines' worth of processes.
 * Prints the results, writes them to docs/torture.md and fails if a promise is broken; a trial that this machine does
 * not allow is reported as not tried. Everything runs on this machine.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const [shareOrCluster = '1', ...others] = process.argv.slice(2)
const share = shareOrCluster === 'cluster' ? 1 : Number(shareOrCluster)
const wanted = shareOrCluster === 'cluster' ? ['cluster', ...others] : others
if (!(share > 0 && share <= 10)) {
  process.stderr.write(
    'Say a share of the rounds, and the numbers of promises for some alone: npm run torture -- 0.1 48 50\n',
  )
  process.exit(2)
}
const seed = Math.floor(Date.now() / 1000)
const fullFreezeMs = 30_000
/** The longest trial takes two hours in full; a busy machine several times as long. */
const patienceMs = 3_600_000 * (1 + 8 * share)
const cluster = clusterTrials()

const all: typeof trials = [
  ...trials,
  {
    name: '39, 42, 44: generated requests of every call',
    rounds: 1_190,
    async run(rounds) {
      const requestsPerCall = Math.max(16, Math.ceil(rounds / 2))
      const env = { REQUESTS_PER_CALL: String(requestsPerCall), REQUESTS_SEED: String(seed) }
      runTests(['--project', 'api', 'src/acceptance/every-call.test.ts'], env)
      return `no 5xx, no answer off schema (seed ${seed})`
    },
  },
  {
    name: 'm1, m3: every call of the panels with every role, key and token at every door',
    rounds: 1,
    async run() {
      runTests(['--project', 'counter', 'src/doors/every-call.test.ts', 'src/people'], {})
      return '0 wrong answers'
    },
  },
  {
    name: 'm2: sellers with the ids of ten others, in every path, body, file and cursor',
    rounds: 200,
    async run(shops) {
      runTests(['--project', 'counter', 'src/doors/other-shops.test.ts'], { SHOPS: String(Math.max(3, shops)) })
      return '0 leaks'
    },
  },
  {
    name: 'm4: markup in every field that a seller types',
    rounds: 1,
    async run() {
      runTests(['--project', 'counter', 'src/doors/markup.test.ts'], {})
      return '0 places where it is markup'
    },
  },
  {
    name: 'm12: every page and dialog of the panels, for axe, by keyboard, from phone to desktop in both schemes',
    rounds: 1,
    async run() {
      runTests(['--project', 'e2e', 'src/market/panel-pages.test.ts'], { TORTURE: '1' })
      return '0 faults'
    },
  },
  {
    name: 'pages: every page, width and journey of the browser tests',
    rounds: 1,
    async run() {
      runTests(['--project', 'e2e'], { TORTURE: '1' })
      return '0 faults'
    },
  },
  {
    name: 'properties: of the core, the use-cases and the stores, with other values',
    rounds: 5_000,
    async run(rounds) {
      const projects = ['domain', 'commerce', 'stores'].flatMap((name) => ['--project', name])
      runTests(projects, { PROPERTY_SEED: String(seed), PROPERTY_RUNS: String(rounds) })
      return `all hold (seed ${seed})`
    },
  },
  {
    name: '50: PostgreSQL frozen under paying buyers',
    rounds: 4,
    run: (freezes) => frozenDatabase(freezes, Math.min(fullFreezeMs, Math.max(10_000, fullFreezeMs * share * 2))),
  },
  {
    name: '43: clients that send nothing, headers or a body slowly, of each kind',
    rounds: 200,
    run: (clients) => slowShop(Math.max(10, clients)),
  },
  {
    name: '58: browsing, carts and buying, in seconds',
    rounds: 7_200,
    run: (seconds) => longLoad(Math.max(30, seconds)),
  },
  {
    name: '46: advisories',
    rounds: 1,
    async run() {
      const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
      const counts = stdout.trimStart().startsWith('{') ? JSON.parse(stdout).metadata?.vulnerabilities : undefined
      if (!counts) throw new NotTried('the registry here does not tell of advisories')
      const { high = 0, critical = 0 } = counts
      if (high + critical > 0) throw new Error(`${high} high, ${critical} critical`)
      return '0 high, 0 critical'
    },
  },
  ...cluster.trials,
]
/** Runs tests with other settings; throws the first failure and the settings that find it again. */
function runTests(args: readonly string[], settings: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['exec', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--testTimeout=3600000', ...args],
    {
      cwd: root,
      env: { ...process.env, ...settings, NO_COLOR: '1' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = stdout + stderr
  const [failed = '', cause = ''] = [/FAIL .*/.exec(said)?.[0], /\w*Error: .*/.exec(said)?.[0]]
  const first = `${failed} ${cause}`.trim() || 'the run ended'
  const again = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  if (status !== 0) throw new Error(`${first}; ${again.join(' ')} finds it again`)
}
const promisesOf = (name: string): readonly string[] => name.slice(0, name.indexOf(':')).split(', ')
const chosen = all.filter(({ name }) => wanted.length === 0 || promisesOf(name).some((one) => wanted.includes(one)))
const unknown = wanted.filter((one) => !all.some(({ name }) => promisesOf(name).includes(one)))
if (unknown.length > 0) {
  process.stderr.write(
    `No trial of promise ${unknown.join(', ')}; there are ${[...new Set(all.flatMap(({ name }) => promisesOf(name)))].join(', ')}\n`,
  )
  process.exit(2)
}

const path = join(root, 'docs/torture.md')
const names = all.map(({ name }) => name)
const before = readFileSync(path, 'utf8')
// Write after each trial, so that a long run that is stopped has recorded its results.
const write = () => writeFileSync(path, reportPage(names, report.rows, before, cpus().length))
const report = makeReport(share, patienceMs, ({ mark, name, rounds, seconds, seen }) => {
  process.stdout.write(`${mark} ${name} (${rounds} rounds, ${seconds} s): ${seen}\n`)
  write()
})
process.on('unhandledRejection', report.surprise)
process.on('uncaughtException', report.surprise)

Object.assign(process.env, {
  CHROMIUM: findChromium(),
  FULL_CHROMIUM: findFullChromium(),
  POSTGRES_BIN: findPostgres(),
})
await buildWeb(root)
for (const { name, rounds, run } of chosen) await report.try(name, Math.max(1, Math.round(rounds * share)), run)
write()
await cluster.stop()
const count = (mark: string) => report.rows.filter((row) => row.mark === mark).length
process.stdout.write(`${count('✓')} held, ${count('✗')} broken, ${count('–')} not tried.\n`)
process.exit(count('✗') > 0 ? 1 : 0)
