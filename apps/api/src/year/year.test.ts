import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'

/**
 * Runs years in a separate process, because a year seeds all random numbers of its process. Rejects with its output if
 * a promise is broken.
 */
function runYears(...args: readonly string[]): Promise<string> {
  const file = fileURLToPath(new URL('planted/run-one.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, YEAR_TEMPLATE: inject('databaseTemplate') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`exit ${code}: ${said}`))))
  })
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
