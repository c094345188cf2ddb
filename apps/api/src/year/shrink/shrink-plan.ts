import { type Outcome, liveYear } from '../live-year.ts'
import type { Plan, Planned } from '../plan/plan.ts'
import type { Store } from '../world/open-store.ts'

/** Years that shrinking may live, at most. */
const mostTrials = 60

/**
 * Takes people and faults out of a plan as long as the same oracle finds something. First all who come after the first
 * clue, then halves, quarters and single ones.
 */
export async function shrinkPlan(store: Store, broken: Outcome): Promise<Outcome> {
  let best = broken
  let trials = 0
  const oracle = broken.clues[0]?.oracle
  const attempt = async (parts: readonly Part[]): Promise<boolean> => {
    if (trials >= mostTrials) return false
    trials += 1
    const outcome = await liveYear(store, planOf(broken.plan, parts))
    if (!outcome.clues.some((clue) => clue.oracle === oracle)) return false
    best = outcome
    return true
  }
  let parts = partsOf(broken.plan)
  for (let size = Math.ceil(parts.length / 2); size >= 1 && parts.length > 1; size = Math.floor(size / 2))
    for (let from = 0; from < parts.length;) {
      const fewer = parts.filter((_, index) => index < from || index >= from + size)
      if (fewer.length > 0 && (await attempt(fewer))) parts = fewer
      else from += size
    }
  // The step that broke the promise, and not the midnight after it.
  const close = await liveYear(store, best.plan, { closely: true })
  return close.clues.length > 0 ? close : best
}

interface Part {
  readonly of: 'people' | 'faults'
  readonly planned: Planned
}

const partsOf = ({ people, faults }: Plan): readonly Part[] => [
  ...faults.map((planned): Part => ({ of: 'faults', planned })),
  ...people.map((planned): Part => ({ of: 'people', planned })),
]

const planOf = (plan: Plan, parts: readonly Part[]): Plan => {
  const only = (of: Part['of']) => parts.filter((part) => part.of === of).map(({ planned }) => planned)
  return { ...plan, people: only('people'), faults: only('faults') }
}
