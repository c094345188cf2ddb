import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { makeTestRun } from './test-run.ts'

/**
 * `npm run verify`: quick checks between two edits. Formatting, lint and types, and the tests affected by uncommitted
 * changes, or else by the last commit; no browsers and no PostgreSQL.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = makeTestRun(root)
/** Projects whose tests start browsers, PostgreSQL or whole shops. */
const slow = ['e2e', 'api', 'api-mutants', 'terminal', 'database', 'workbench']

await Promise.all([
  run.check('types', ['pnpm', 'exec', 'tsc', '-b']),
  run
    .check('formatting', ['pnpm', 'exec', 'oxfmt', '--check', '.'])
    .then(() => run.check('lint', ['pnpm', 'exec', 'oxlint'])),
])
await run.suite([`--changed=${since()}`, ...slow.map((name) => `--project=!${name}`)], {})
run.end()

/** The commit to compare with: the newest one if there are uncommitted changes, otherwise the one before. */
function since(): string {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return changes.trim() === '' ? 'HEAD~1' : 'HEAD'
}
