import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { keptDump } from '../world/open-store.ts'
import { plantedFaults } from './planted-faults.ts'

interface Options {
  readonly first: number
  readonly seeds: number
  readonly days: number
  readonly crowd: number
  readonly store: string
  /** Number of processes that run at once. */
  readonly atOnce: number
  /** Only faults whose name has this text. */
  readonly only: string
}

/** Plants each fault in a separate process and prints which seed found it. Returns the number of missed faults. */
export async function runPlanted(options: Options, say: (text: string) => void): Promise<number> {
  const waiting = plantedFaults().filter(({ name }) => name.includes(options.only))
  const all = waiting.length
  let found = 0
  // Made once, before processes look for it.
  if (options.store === 'pglite') await keptDump()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const seen = await findBy(next.name, options)
      found += seen === undefined ? 0 : 1
      say(`${seen === undefined ? '✗' : '✓'} ${next.name}: ${seen ?? `not found by ${options.seeds} seeds`}\n`)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, work))
  say(`${found} of ${all} planted faults found\n`)
  return all - found
}

/** The line of the first seed that breaks a promise, with the promise; undefined if none of them does. */
function findBy(name: string, { first, seeds, days, crowd, store }: Options): Promise<string | undefined> {
  const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      file('plant.ts'),
      file('run-one.ts'),
      ...[first, '--seeds', seeds, '--days', days, '--crowd', crowd, '--store', store, '--first-broken'].map(String),
    ],
    { env: { ...process.env, YEAR_PLANTED: name }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      const broken = said.split('\n').find((line) => line.includes('BROKEN: '))
      const seed = said.split('\n').findLast((line) => line.startsWith('seed '))
      if (broken !== undefined) resolve(`${seed?.split(' · ')[0]}: ${broken.split('BROKEN: ')[1]}`)
      else if (code === 0) resolve(undefined)
      else reject(new Error(`a year with "${name}" ended with ${code ?? 'a signal'}`))
    })
  })
}
