import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

export interface Outcome {
  readonly passed: number
  readonly failed: readonly string[]
}

/** Writes test files into a project and runs them with its own `vitest`; the outcome of each by its name. */
export function runTests(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, Outcome>> {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  const report = join(folder, 'report.json')
  const flags = ['--root', '.', '--reporter=json', `--outputFile=${report}`]
  spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...flags, ...Object.keys(files)], { cwd: folder })
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title)
      return [basename(name), { passed: assertionResults.length - failed.length, failed }]
    }),
  )
}
