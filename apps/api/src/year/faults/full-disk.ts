import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** The disk of the database is full for some hours: some of its writes find no room, or all of them. */
export const fullDisk: Fault = {
  name: 'the disk is full',
  share: 1,
  async *strike({ store }, dice) {
    const share = dice.pick([0.1, 0.4, 1])
    store.life.isFull = () => dice.chance(share)
    yield dice.whole(1, 9) * hour
    store.life.isFull = undefined
  },
}
