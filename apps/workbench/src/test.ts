import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Without browsers and PostgreSQL, for the time between two edits. */
const quick = process.argv.includes('--quick')
let passed = 0
let failed = 0

check('formatting', ['oxfmt', '--check', '.'])
check('lint', ['oxlint'])
check('types', ['tsc', '-b'])
const env = { ...process.env, ...(await prepared()) }
suite('unit', [
  'domain',
  'contract',
  'testing',
  'http',
  'browser',
  'stores',
  'ui',
  'api',
  'web',
  'terminal',
  'workbench',
])
if (!quick) suite('browser', ['e2e'])
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** What the suites need from the machine; a missing piece fails the run with one sentence. */
async function prepared(): Promise<Record<string, string>> {
  if (quick) return {}
  try {
    await buildWeb(root)
    return { CHROMIUM: findChromium(), POSTGRES_BIN: findPostgres() }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    failed += 1
    return {}
  }
}

function check(name: string, command: readonly string[]): void {
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync('pnpm', ['exec', ...command], { cwd: root, stdio: 'inherit' })
  if (status === 0) passed += 1
  else failed += 1
}

function suite(name: string, projects: readonly string[]): void {
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
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { status } = spawnSync('pnpm', [...args, ...projects.map((project) => `--project=${project}`)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const counted = readCounts(report)
  passed += counted.passed
  failed += counted.failed
  // A suite that breaks outside any test counts as one failure.
  if (status !== 0 && counted.failed === 0) failed += 1
}

function readCounts(report: string): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
