import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The result of one test run: number of passed tests, failures as text, and durations. */
export interface RunReport {
  readonly passed: number
  readonly failures: readonly string[]
  /** Full names of the tests that passed, by file from the root of the repository. */
  readonly passedTests: Readonly<Record<string, readonly string[]>>
  /** The duration of each file and of each test in ms, longest first. */
  readonly files: readonly Timed[]
  readonly tests: readonly Timed[]
}

export interface Timed {
  readonly name: string
  readonly ms: number
}

interface SaidError {
  readonly message: string
  readonly cause?: unknown
}

/** Writes the {@link RunReport} to the file that `MARKET_RUN_REPORT` names, with the errors outside of any test. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SaidError[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()])
    const groups = modules.flatMap((module): readonly (TestModule | TestSuite)[] => [
      module,
      ...module.children.allSuites(),
    ])
    const passed = cases.filter((test) => test.result().state === 'passed')
    const report: RunReport = {
      passed: passed.length,
      passedTests: Object.fromEntries(
        modules.map((module) => [
          relative(root, module.moduleId),
          passed.filter((test) => test.module === module).map(({ fullName }) => fullName),
        ]),
      ),
      failures: [
        ...cases.filter((test) => test.result().state === 'failed').map((test) => said(test, test.result().errors)),
        ...groups.filter((group) => group.errors().length > 0).map((group) => said(group, group.errors())),
        ...unhandled.map((error) => `outside any test: ${withCauses(error)}`),
      ],
      files: longestFirst(
        modules.map((module) => ({ name: relative(root, module.moduleId), ms: module.diagnostic().duration })),
      ),
      tests: longestFirst(
        cases.map((test) => ({
          name: `${relative(root, test.module.moduleId)} > ${test.fullName}`,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      ),
    }
    const file = process.env['MARKET_RUN_REPORT']
    if (file) writeFileSync(file, JSON.stringify(report))
  }
}

const longestFirst = (all: readonly Timed[]): readonly Timed[] => all.toSorted((one, other) => other.ms - one.ms)

function said(what: TestCase | TestModule | TestSuite, errors: readonly SaidError[] = []): string {
  const name = what.type === 'module' ? what.moduleId : `${what.module.moduleId} > ${what.fullName}`
  return [name, ...errors.map((error) => `  ${withCauses(error)}`)].join('\n')
}

/** A crashed worker says only in its cause which file it ran, and how it ended. */
const withCauses = ({ message, cause }: SaidError): string =>
  isSaid(cause) ? `${message}\n  because: ${withCauses(cause)}` : message
const isSaid = (cause: unknown): cause is SaidError => typeof cause === 'object' && cause !== null && 'message' in cause
