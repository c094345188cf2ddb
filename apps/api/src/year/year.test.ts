import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'

/** Runs years in a separate process, because a year seeds all random numbers of its process. */
function runYears(...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const file = fileURLToPath(new URL('planted/run-one.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, YEAR_TEMPLATE: inject('databaseTemplate') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, said }))
  })
}

const fresh = String(Math.floor(Date.now() / 1000) % 1_000_000)

// Two processes of half a minute of processor time each: a busy machine takes ten times as long.
it('kept years and a fresh seed keep every promise, the same in each process', async () => {
  const [all, again] = await Promise.all([runYears(fresh, '--days', '1', '--kept'), runYears(fresh, '--days', '1')])
  // The seed is printed, so that a failure can be lived again.
  process.stdout.write(all.said)
  expect(all.said).not.toContain('BROKEN')
  expect(all.code).toBe(0)
  const line = /^seed \d+ · 1 days · pglite · [\d,]+ events · sha256 \w{16}/m
  expect(line.exec(again.said)?.[0]).toBe(line.exec(all.said)?.[0])
  expect(again.said).toMatch(line)
}, 900_000)
