import { faults } from './faults/faults.ts'
import { oracles } from './oracles/oracles.ts'
import type { Oracle } from './oracles/oracle.ts'
import { names } from './people/names.ts'
import { people } from './people/people.ts'
import { makeDice } from './plan/dice.ts'
import type { Plan, Planned } from './plan/plan.ts'
import { courier } from './shop/courier.ts'
import { openShop } from './shop/open-shop.ts'
import { restock } from './shop/restock.ts'
import type { Clue } from './world/clue.ts'
import type { Told } from './world/history.ts'
import { day, hour, minute, openWorld, rareJobs, type World } from './world/open-world.ts'
import type { Store } from './world/open-store.ts'

/** The result of a simulated plan. */
export interface Outcome {
  readonly plan: Plan
  readonly events: number
  readonly hash: string
  /** Broken promises; a year ends with the first. */
  readonly clues: readonly Clue[]
  readonly story: readonly Told[]
  /** Calls that somebody made. */
  readonly calls: ReadonlySet<string>
}

interface Options {
  /** Runs every oracle after every step, to find the step that broke a promise. */
  readonly closely?: boolean
  readonly log?: (line: string) => void
}

/** Days after the last person has come, in which everything open has to end. */
const afterlifeDays = 45
/** Jobs run at most this many minutes after a person did something. */
const jobsAfter = 20
/** Time between runs of all jobs, and of the daily oracles: while people come, and after the last one. */
const pace = { jobs: 3 * hour, oracles: day }
const slowPace = { jobs: 12 * hour, oracles: 5 * day }

/** Lives a plan from its first day to its last, and looks whether the shop keeps its promises. */
export async function liveYear(store: Store, plan: Plan, { closely = false, log }: Options = {}): Promise<Outcome> {
  const world = await openWorld(store, plan, log)
  try {
    await openShop(world)
    const start = world.time.now()
    const end = start + plan.days * day
    const last = end + afterlifeDays * day
    const look = async (when: readonly Oracle['when'][]) => {
      for (const oracle of oracles.filter((one) => when.includes(one.when)))
        for (const text of await oracle.look(world)) world.accuse(oracle.name, text)
    }
    const jobDice = makeDice(plan.seed, 'jobs')
    let jobsAt = 0
    const jobsSoon = () => {
      if (jobsAt > world.time.now()) return
      jobsAt = world.time.now() + jobDice.whole(1, jobsAfter) * minute
      world.time.add(jobsAt, () => world.runJobs('urgent'))
    }
    const walk = (at: number, steps: AsyncGenerator<number, void, void>) =>
      world.time.add(at, async () => {
        const { done, value } = await steps.next()
        jobsSoon()
        await look(closely ? ['step', 'day'] : ['step'])
        if (!done) walk(world.time.now() + value, steps)
      })
    const repeat = (what: keyof typeof pace, work: () => Promise<void>) => {
      const next = () => world.time.now() + (world.time.now() < end ? pace : slowPace)[what]
      const turn = async () => {
        await work()
        world.time.add(next(), turn)
      }
      world.time.add(next(), turn)
    }
    for (const planned of plan.people) walk(start + planned.minute * minute, live(world, planned))
    for (const planned of plan.faults) walk(start + planned.minute * minute, strike(world, planned))
    walk(start + 9 * hour, restock(world))
    walk(start + 10 * hour, courier(world))
    repeat('jobs', () => world.runJobs('all'))
    repeat('oracles', async () => {
      for (const name of rareJobs) await world.runJob(name)
      await look(['day'])
    })
    while (world.clues.length === 0 && (await world.time.step(last)));
    if (world.clues.length === 0) await look(['step', 'day', 'end'])
  } finally {
    await world.close()
  }
  const { history, clues, calls } = world
  return { plan, events: history.events(), hash: history.hash(), clues, story: history.story(), calls }
}

async function* live(world: World, planned: Planned): AsyncGenerator<number, void, void> {
  const person = people.find(({ name }) => name === planned.name)
  if (!person) throw new Error(`nobody is called "${planned.name}": correct the plan`)
  const dice = makeDice(planned.seed, planned.name)
  const name = dice.pick(names())
  const who = `${name.first} ${name.last} (${person.name})`
  yield* person.live({ world, dice, name, tell: (text) => world.history.tell(world.time.now(), who, text) })
}

async function* strike(world: World, planned: Planned): AsyncGenerator<number, void, void> {
  const fault = faults.find(({ name }) => name === planned.name)
  if (!fault) throw new Error(`no fault is called "${planned.name}": correct the plan`)
  world.history.tell(world.time.now(), 'a fault', fault.name)
  yield* fault.strike(world, makeDice(planned.seed, planned.name))
}
