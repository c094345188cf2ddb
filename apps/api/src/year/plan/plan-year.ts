import { faults } from '../faults/faults.ts'
import { people } from '../people/people.ts'
import { makeDice } from './dice.ts'
import type { Plan, Planned } from './plan.ts'

const dayMinutes = 24 * 60
/** People who begin on a day. */
export const usualCrowd = 5
/** Days between two faults. */
const faultDays = 1.5

/** The year of a seed. */
export function planYear(seed: number, days: number, crowd = usualCrowd): Plan {
  const dice = makeDice(seed, 'plan')
  const drawn = (from: readonly { readonly name: string; readonly share: number }[], count: number) => {
    const bag = from.flatMap(({ name, share }) => Array.from({ length: share }, () => name))
    return Array.from({ length: count }, (): Planned => {
      // Most people buy between breakfast and midnight.
      const hour = dice.chance(0.9) ? dice.whole(8, 23) : dice.whole(0, 7)
      const minute = dice.whole(0, days - 1) * dayMinutes + hour * 60 + dice.whole(0, 59)
      return { name: dice.pick(bag), minute, seed: dice.next() }
    }).toSorted((one, other) => one.minute - other.minute)
  }
  return {
    seed,
    days,
    people: drawn(people, days * crowd),
    faults: drawn(faults, Math.ceil(days / faultDays)),
  }
}
