import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'
import { findChromium, findFullChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { writePassed } from './specification/passed-file.ts'
import { makeTestRun } from './test-run.ts'

/** `npm test`: runs all checks and tests. The last line counts `N passed, N failed`. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = makeTestRun(root)
const exec = (...command: readonly string[]) => ['pnpm', 'exec', ...command]

// The type check uses one thread, so the other checks run in parallel.
const others = async () => {
  await run.check('formatting', exec('oxfmt', '--check', '.'))
  await run.check('lint', exec('oxlint'))
  await run.check('unused files, exports and packages', exec('knip', '--no-progress'))
  return prepared()
}
const [needed] = await Promise.all([others(), run.check('types', exec('tsc', '-b'))])
const { passedTests } = await run.suite([], needed)
writePassed(root, passedTests)
await run.check('specification', [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(root, 'apps/workbench/src/specification.ts'),
])
run.end()

/** Finds the programs that tests need on the machine; a missing one fails the run with one sentence. */
async function prepared(): Promise<Record<string, string>> {
  try {
    await buildWeb(root)
    return { CHROMIUM: findChromium(), FULL_CHROMIUM: findFullChromium(), POSTGRES_BIN: findPostgres() }
  } catch (error) {
    run.fail(`preparing: ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}
