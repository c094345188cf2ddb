import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** Notices of the bank come twice, a day late or never. */
export const noticesAstray: Fault = {
  name: 'notices of the bank go astray',
  share: 3,
  async *strike({ bank }, dice) {
    bank.mood = dice.pick(['twice', 'late', 'never'])
    yield dice.whole(6, 40) * hour
    bank.mood = 'once'
  },
}
