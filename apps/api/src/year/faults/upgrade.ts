import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** An upgrade: for some hours two processes take turns at the calls and run jobs, then the older one ends. */
export const upgrade: Fault = {
  name: 'an upgrade',
  share: 3,
  async *strike(world, dice) {
    await world.startAnother()
    yield dice.whole(1, 12) * hour
    await world.endOlder()
  },
}
