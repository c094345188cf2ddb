import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { processorTime } from './processor-time.ts'
import type { RunReport, Timed } from './run-report.ts'

/** Counts checks and tests of one command, and at the end prints failures and slow tests. */
export interface TestRun {
  /** Runs a program of the repository's packages and counts it as one test. */
  check(name: string, program: readonly string[]): Promise<void>
  /** Runs tests of Vitest with these arguments. */
  suite(args: readonly string[], env: NodeJS.ProcessEnv): Promise<RunReport>
  fail(what: string): void
  /** Prints the summary and ends the process. */
  end(): never
}

export function makeTestRun(root: string): TestRun {
  const began = { ms: performance.now(), processor: processorTime() }
  const evidence = join(root, 'reports/browser')
  rmSync(evidence, { recursive: true, force: true })
  const failures: string[] = []
  let passed = 0
  let files: readonly Timed[] = []
  let longest: Timed | undefined
  const fail = (what: string) => void failures.push(what)

  return {
    fail,
    async check(name, [program = '', ...args]) {
      const child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', program, ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [output, [status]] = await Promise.all([
        text(child.stdout),
        once(child, 'close') as Promise<[number | null]>,
      ])
      process.stdout.write(`\n— ${name}\n${output}`)
      if (status === 0) passed += 1
      else fail(name)
    },
    async suite(args, env) {
      const folder = mkdtempSync(join(tmpdir(), 'market-test-'))
      const reportFile = join(folder, 'report.json')
      const child = spawn('pnpm', [...vitest, ...args], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...inMemory(), ...env, MARKET_RUN_REPORT: reportFile },
      })
      const [status] = (await once(child, 'close')) as [number | null]
      const report = readReport(reportFile)
      rmSync(folder, { recursive: true, force: true })
      passed += report.passed
      for (const failure of report.failures) fail(failure)
      // A suite that fails without naming a test counts as one failure.
      if (status !== 0 && report.failures.length === 0) fail(`the tests ended with ${status}`)
      files = report.files
      longest = report.tests[0]
      return report
    },
    end() {
      if (longest) {
        print(`\nSlowest files:`)
        for (const file of files.slice(0, 10)) print(`${inSeconds(file.ms)}  ${file.name}`)
        print(`Longest test: ${inSeconds(longest.ms)}, ${longest.name}`)
      }
      const processor = began.processor === undefined ? undefined : (processorTime() ?? 0) - began.processor
      print(
        `Time: ${inSeconds(performance.now() - began.ms)}${processor === undefined ? '' : `, processor time of the machine: ${inSeconds(processor * 1000)}`}`,
      )
      // Repeat failures at the end, so that they are on the last screen of a long run.
      for (const failure of failures) print(`\nFAILED ${failure}`)
      if (existsSync(evidence) && readdirSync(evidence).length > 0)
        print(`\nScreenshots, console and last calls of failed browser tests: ${evidence}`)
      print(`\n${passed} passed, ${failures.length} failed`)
      process.exit(failures.length === 0 ? 0 : 1)
    },
  }
}

const vitest = [
  'exec',
  'vitest',
  'run',
  '--config',
  'vitest.workspace.ts',
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=apps/workbench/src/run-report.ts',
]
const print = (line: string) => process.stdout.write(`${line}\n`)
const inSeconds = (ms: number) => `${Math.round(ms / 1000)} s`

/**
 * Environment that puts temporary files in memory, if more than 4 GB are free there: tests create and delete databases,
 * uploads and browser profiles by the thousand.
 */
function inMemory(): Record<string, string> {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: folder } : {}
}

function readReport(path: string): RunReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunReport
  } catch {
    return { passed: 0, failures: [], passedTests: {}, files: [], tests: [] }
  }
}
