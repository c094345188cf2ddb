import { spawnSync } from 'node:child_process'
import { expect, inject, it } from 'vitest'
import { spawnYears } from './planted/spawn-years.ts'

/** Runs years. Rejects with their output if a promise is broken. */
async function runYears(...args: readonly string[]): Promise<string> {
  const { code, said } = await spawnYears(args, { YEAR_TEMPLATE: inject('databaseTemplate') })
  if (code !== 0) throw new Error(`exit ${code}: ${said}`)
  return said
}

// Each commit lives another seed, and each run of a commit the same one, so that no run fails by luck; 1 without Git.
const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
}).stdout
const fresh = String(Number.parseInt(commit, 16) % 1_000_000 || 1)

// Two processes of up to half a minute of processor time each: a busy machine takes ten times as long.
it('kept years and a seed of this commit keep every promise, the seed with one history on both stores', async () => {
  const [all, again] = await Promise.all([
    runYears(fresh, '--days', '1', '--kept'),
    runYears(fresh, '--days', '1', '--store', 'postgres'),
  ])
  process.stdout.write(all)
  const history = (said: string) => /^seed \d+ · 1 days · \w+ · ([\d,]+ events · sha256 \w{16})/m.exec(said)?.[1]
  expect(history(again)).toBeDefined()
  expect(history(again)).toBe(history(all))
}, 900_000)
