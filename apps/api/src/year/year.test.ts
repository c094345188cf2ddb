import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'

/** Runs years in a process of their own, since a year makes all chance of its process come from its seed. */
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

const hashes = (said: string) => said.match(/sha256 \w+/g) ?? []

it('the same seed has the same events in another process', async () => {
  const [one, other] = await Promise.all([runYears('7', '--days', '1'), runYears('7', '--days', '1')])
  expect(one.said).toMatch(/^seed 7 · 1 days · pglite · [\d,]+ events · sha256 \w{16}/)
  expect(hashes(one.said)).toEqual(hashes(other.said))
})

it('kept years and a fresh seed keep every promise', async () => {
  const fresh = String(Math.floor(Date.now() / 1000) % 1_000_000)
  const { code, said } = await runYears(fresh, '--days', '2', '--kept')
  // The seed is printed, so that a failure can be lived again.
  process.stdout.write(said)
  expect(said).not.toContain('BROKEN')
  expect(code).toBe(0)
})
