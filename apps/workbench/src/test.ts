import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

check('formatting', ['oxfmt', '--check', '.'])
check('lint', ['oxlint'])
check('types', ['tsc', '-b'])
check('unused files, exports and packages', ['knip', '--no-progress'])
const env = { ...process.env, ...(await prepared()) }
// Whatever is no browser test, so that no project is forgotten here.
suite('unit', '!e2e')
if (!quick) {
  suite('browser', 'e2e')
  writePassed(root, passedTests)
  run('specification', process.execPath, [
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

function check(name: string, command: readonly string[]): void {
  run(name, 'pnpm', ['exec', ...command])
}

function run(name: string, program: string, args: readonly string[]): void {
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
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
