import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import type { RunReport } from './run-report.ts'
import { writePassed } from './specification/passed-file.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Without browsers and PostgreSQL, for the time between two edits. */
const quick = process.argv.includes('--quick')
let passed = 0
let failed = 0
const failures: string[] = []
const passedTests: Record<string, readonly string[]> = {}

// Types are checked by one thread, so the rest goes on beside it.
const others = async () => {
  await check('formatting', ['oxfmt', '--check', '.'])
  await check('lint', ['oxlint'])
  await check('unused files, exports and packages', ['knip', '--no-progress'])
  return prepared()
}
const [needed] = await Promise.all([others(), check('types', ['tsc', '-b'])])
const env = { ...process.env, ...needed, ...inMemory() }
// Whatever is no browser test, so that no project is forgotten here.
suite('unit', '!e2e')
if (!quick) {
  suite('browser', 'e2e')
  writePassed(root, passedTests)
  await run('specification', process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/workbench/src/specification.ts'),
  ])
}
// Said again at the end: the last screen of a long run must show what to mend.
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** Programs that the suites need on the machine; a missing one fails the run with one sentence. */
async function prepared(): Promise<Record<string, string>> {
  if (quick) return {}
  try {
    await buildWeb(root)
    return { CHROMIUM: findChromium(), POSTGRES_BIN: findPostgres() }
  } catch (error) {
    fail(`preparing: ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}

/** A folder in memory for databases, uploads and browser profiles, which tests make and delete by the thousand. */
function inMemory(): Record<string, string> {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: folder } : {}
}

function check(name: string, command: readonly string[]): Promise<void> {
  return run(name, 'pnpm', ['exec', ...command])
}

async function run(name: string, program: string, args: readonly string[]): Promise<void> {
  const child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number | null]>])
  process.stdout.write(`\n— ${name}\n${said}`)
  if (status === 0) passed += 1
  else fail(name)
}

function fail(what: string): void {
  failed += 1
  failures.push(what)
}

/** Runs the projects that a pattern of Vitest names. */
function suite(name: string, projects: string): void {
  process.stdout.write(`\n— ${name} tests\n`)
  const report = join(mkdtempSync(join(tmpdir(), 'market-test-')), 'report.json')
  const args = [
    'exec',
    'vitest',
    'run',
    '--config',
    'vitest.workspace.ts',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=apps/workbench/src/run-report.ts',
  ]
  const { status } = spawnSync('pnpm', [...args, `--project=${projects}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, MARKET_RUN_REPORT: report },
  })
  const counted = readReport(report)
  passed += counted.passed
  Object.assign(passedTests, counted.passedTests)
  for (const failure of counted.failures) fail(failure)
  // A suite that ends badly without naming a test counts as one failure.
  if (status !== 0 && counted.failures.length === 0) fail(`${name} tests ended with ${status}`)
}

function readReport(path: string): RunReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunReport
  } catch {
    return { passed: 0, failures: [], passedTests: {} }
  }
}
