import { hour, minute } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** The clock of the shop is wrong by minutes, until it is set. */
export const wrongClock: Fault = {
  name: 'the clock is wrong',
  share: 1,
  async *strike({ trouble }, dice) {
    trouble.clockOff = dice.pick([-4, -2, 2, 4]) * minute
    yield dice.whole(1, 30) * hour
    trouble.clockOff = 0
  },
}
