import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** Nothing runs in the background for some hours, as during a long upgrade. */
export const jobsIdle: Fault = {
  name: 'the jobs are idle',
  share: 2,
  async *strike({ trouble }, dice) {
    trouble.idle = true
    yield dice.whole(2, 40) * hour
    trouble.idle = false
  },
}
