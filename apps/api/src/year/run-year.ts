import { keptYears, rowsOf } from './kept/kept-years.ts'
import { liveYear, type Outcome } from './live-year.ts'
import type { Plan } from './plan/plan.ts'
import { planYear, usualCrowd } from './plan/plan-year.ts'
import { runPlanted } from './planted/run-planted.ts'
import { shrinkPlan } from './shrink/shrink-plan.ts'
import { tellOutcome } from './tell-outcome.ts'
import { openStore, type Store, type StoreKind, storeKinds } from './world/open-store.ts'

interface Options {
  readonly first: number
  readonly seeds: number
  readonly days: number
  /** People who begin on a day. */
  readonly crowd: number
  readonly kind: StoreKind
  /** Lives the kept years before the seeds. */
  readonly kept: boolean
  /** Ends with the first broken seed, which it does not shrink. */
  readonly firstBroken: boolean
  /** Writes every event. */
  readonly log: boolean
  /** Plants the faults whose name has this text. */
  readonly planted: string | undefined
}

const usage = `npm run year -- [seed] [--days 30] [--crowd ${usualCrowd}] [--seeds N] [--store ${storeKinds.join('|')}] [--kept] [--log] [--planted [text of a name]]\n`

/** Runs years from the command line; the exit code. */
export async function runYear(args: readonly string[], say: (text: string) => void): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    say(usage)
    return 2
  }
  if (options.planted !== undefined)
    return (await runPlanted({ ...options, store: options.kind, atOnce: 2, only: options.planted }, say)) === 0 ? 0 : 1
  const store = await openStore(options.kind)
  try {
    return (await runAll(store, options, say)) === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}

/** The number of plans that broke a promise. */
async function runAll(store: Store, options: Options, say: (text: string) => void): Promise<number> {
  const kept = options.kept ? keptYears() : []
  const seeds = Array.from({ length: options.seeds }, (_, index) =>
    planYear(options.first + index, options.days, options.crowd),
  )
  const plans = [...kept, ...seeds.map((plan): { readonly name?: string; readonly plan: Plan } => ({ plan }))]
  let broken = 0
  for (const { name, plan } of plans) {
    const began = process.cpuUsage()
    const outcome = await liveYear(store, plan, options.log ? { log: say } : {})
    const { user, system } = process.cpuUsage(began)
    const seconds = ((user + system) / 1e6).toFixed(1)
    say(`${name === undefined ? '' : `${name}: `}${lineOf(outcome, options)} · ${seconds} s of processor\n`)
    if (outcome.clues.length === 0) continue
    broken += 1
    if (options.firstBroken || name !== undefined) say(tellOutcome(outcome))
    else {
      const least = await shrinkPlan(store, outcome)
      say(`${tellOutcome(least)}${rowsOf(`seed ${plan.seed}`, least.plan)}\n`)
    }
    if (options.firstBroken) break
  }
  return broken
}

const lineOf = ({ plan, events, hash }: Outcome, { kind }: Options) =>
  `seed ${plan.seed} · ${plan.days} days · ${kind} · ${events.toLocaleString('en')} events · sha256 ${hash.slice(0, 16)}`

const known = new Set(['seeds', 'days', 'crowd', 'store', 'kept', 'first-broken', 'log', 'planted'])

/** Undefined if an option is unknown or has no sense. */
function readOptions(args: readonly string[]): Options | undefined {
  const option = (name: string) => {
    const at = args.indexOf(`--${name}`)
    return at < 0 ? undefined : (args[at + 1] ?? '')
  }
  const whole = (text: string | undefined, fallback: number) =>
    text === undefined ? fallback : /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (args.some((one) => one.startsWith('--') && !known.has(one.slice(2)))) return undefined
  const first = whole(args[0]?.startsWith('--') ? undefined : args[0], 1)
  const [seeds, days, crowd] = [
    whole(option('seeds'), 1),
    whole(option('days'), 30),
    whole(option('crowd'), usualCrowd),
  ]
  const kind = storeKinds.find((one) => one === (option('store') ?? 'pglite'))
  if (!kind || ![first, seeds, days, crowd].every((one) => Number.isInteger(one))) return undefined
  return {
    first,
    seeds,
    days,
    crowd,
    kind,
    kept: args.includes('--kept'),
    firstBroken: args.includes('--first-broken'),
    log: args.includes('--log'),
    planted: args.includes('--planted') ? (option('planted') ?? '').replace(/^--.*/, '') : undefined,
  }
}
