import { keptDump } from '../world/open-store.ts'
import { plantedFaults } from './planted-faults.ts'
import { spawnYears } from './spawn-years.ts'

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
async function findBy(name: string, { first, seeds, days, crowd, store }: Options): Promise<string | undefined> {
  const args = [first, '--seeds', seeds, '--days', days, '--crowd', crowd, '--store', store, '--first-broken']
  const { code, said } = await spawnYears(args, { YEAR_PLANTED: name })
  const broken = said.split('\n').find((line) => line.includes('BROKEN: '))
  const seed = said.split('\n').findLast((line) => line.startsWith('seed '))
  if (broken !== undefined) return `${seed?.split(' · ')[0]}: ${broken.split('BROKEN: ')[1]}`
  if (code === 0) return undefined
  throw new Error(`a year with "${name}" ended with ${code ?? 'a signal'}: ${said}`)
}
