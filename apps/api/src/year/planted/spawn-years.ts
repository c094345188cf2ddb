import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Lived {
  /** Exit code; null after a signal. */
  readonly code: number | null
  readonly said: string
}

/**
 * Lives years in a separate process, because a year seeds all random numbers of its process. `YEAR_PLANTED` in `env`
 * plants a fault in it.
 */
export function spawnYears(args: readonly (string | number)[], env: Readonly<Record<string, string>>): Promise<Lived> {
  const plant = env['YEAR_PLANTED'] === undefined ? [] : ['--import', file('plant.ts')]
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...plant, file('run-one.ts'), ...args.map(String)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
