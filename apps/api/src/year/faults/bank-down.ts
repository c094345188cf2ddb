import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** The bank is unreachable for some hours, or for a day. */
export const bankDown: Fault = {
  name: 'the bank is down',
  share: 3,
  async *strike({ bank }, dice) {
    bank.down = true
    yield dice.pick([hour, 5 * hour, 24 * hour])
    bank.down = false
  },
}
