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

// Two processes of half a minute of processor time each: a busy machine takes ten times as long.
it('kept years and a seed of this commit keep every promise, the same in each process', async () => {
  const [all, again] = await Promise.all([runYears(fresh, '--days', '1', '--kept'), runYears(fresh, '--days', '1')])
  process.stdout.write(all)
  const line = /^seed \d+ · 1 days · pglite · [\d,]+ events · sha256 \w{16}/m
  expect(line.exec(again)?.[0]).toBe(line.exec(all)?.[0])
  expect(again).toMatch(line)
}, 900_000)
