import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSnippets } from './read-snippets.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const page = readFileSync(join(root, 'docs/another-front-end.md'), 'utf8')
const snippets = readSnippets(page)
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

let folder: string
beforeAll(() => {
  // Write the snippets inside the workspace, so that they resolve the packages like an app in it.
  mkdirSync(join(root, 'apps/workbench/.types'), { recursive: true })
  folder = mkdtempSync(join(root, 'apps/workbench/.types/guide-'))
  for (const { file, code } of snippets) writeFileSync(join(folder, file), code)
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    declaration: false,
    noEmit: true,
    types: ['node'],
  }
  const config = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { ...compilerOptions, lib: ['es2024', 'dom'] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { include: ["*.test.ts"] } }')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: string, ...args: readonly string[]): string =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout

describe('docs/another-front-end.md', () => {
  it('shows code that compiles', () => {
    expect(run(bin('tsc'), '-p', folder, '--noEmit')).toBe('')
  })

  // Only the steps are listed; named blocks run because the steps import them.
  it.each(snippets.filter(({ file }) => file.startsWith('step-')).map((one) => [one.file, one] as const))(
    'shows what %s prints',
    (file, { prints }) => {
      const printed = run(process.execPath, '--disable-warning=ExperimentalWarning', join(folder, file))
      expect(printed.split('\n').slice(0, -1)).toEqual(prints)
    },
  )

  it.each(snippets.filter(({ file }) => file.endsWith('.test.ts')).map(({ file }) => file))('shows %s pass', (file) => {
    const report = join(folder, 'report.json')
    run(bin('vitest'), 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`, file)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ success: true, numPassedTests: 3 })
  })

  it('imports of the house only what it says: the core, the adapters and the test kits', () => {
    const imported = new Set(
      [...page.matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name).filter((name) => !name?.startsWith('node:')),
    )
    expect([...imported].sort()).toEqual([
      '@market/commerce/testing',
      '@market/domain',
      '@market/http',
      '@market/testing',
      '@market/testing/contracts',
    ])
  })
})
