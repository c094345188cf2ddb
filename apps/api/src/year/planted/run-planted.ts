import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeTemplate } from '../world/open-store.ts'
import { plantedFaults } from './planted-faults.ts'

interface Wish {
  readonly first: number
  readonly seeds: number
  readonly days: number
  readonly crowd: number
  readonly store: string
  /** Runs so many faults at once. */
  readonly atOnce: number
  /** Only faults whose name has this text. */
  readonly only: string
}

/** Plants one fault after another, each in a process of its own, and says which seed found it; how many were missed. */
export async function runPlanted(wish: Wish, say: (text: string) => void): Promise<number> {
  const waiting = plantedFaults().filter(({ name }) => name.includes(wish.only))
  const all = waiting.length
  let found = 0
  const template = await makeTemplate()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const seen = await findBy(next.name, wish, template)
      found += seen === undefined ? 0 : 1
      say(`${seen === undefined ? '✗' : '✓'} ${next.name}: ${seen ?? `not found by ${wish.seeds} seeds`}\n`)
    }
  }
  await Promise.all(Array.from({ length: wish.atOnce }, work))
  rmSync(template, { recursive: true, force: true })
  say(`${found} of ${all} planted faults found\n`)
  return all - found
}

/** The line of the first seed that breaks a promise, with the promise; undefined if none of them does. */
function findBy(
  name: string,
  { first, seeds, days, crowd, store }: Wish,
  template: string,
): Promise<string | undefined> {
  const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const child = spawn(
    process.execPath,
    [...programOf(file('plant.ts'), file('run-one.ts')), ...wishOf({ first, seeds, days, crowd, store })],
    { env: { ...process.env, YEAR_PLANTED: name, YEAR_TEMPLATE: template }, stdio: ['ignore', 'pipe', 'inherit'] },
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

const programOf = (...files: readonly [string, string]): readonly string[] => [
  '--disable-warning=ExperimentalWarning',
  '--import',
  ...files,
]

const wishOf = ({ first, seeds, days, crowd, store }: Omit<Wish, 'atOnce' | 'only'>): readonly string[] =>
  [first, '--seeds', seeds, '--days', days, '--crowd', crowd, '--store', store, '--first-broken'].map(String)
