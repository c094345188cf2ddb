import { cancelCalls, getRefund, getTrack, postCancelWaiting, postGuestOrderTracking } from '@market/contract'
import { makeShopper } from '../../acts/make-shopper.ts'
import { minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody of the same network who tries the numbers of orders of other people. */
export const nosyNeighbour: Person = {
  name: 'nosy neighbour',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const nosy = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await nosy.enter())) return
    const others = [...world.orders].filter(([, { email }]) => email !== nosy.email)
    for (const [number] of dice.some(others, 3)) {
      for (const [what, heard] of [
        ['track', await nosy.call(getTrack, { params: { order_id: number }, query: {} })],
        ['list what can be cancelled of', await nosy.call(cancelCalls.postProducts, { body: { order_id: number } })],
        ['read the refunds of', await nosy.call(getRefund, { params: { order_id: number } })],
        ['call off', await nosy.call(postCancelWaiting, { body: { order_id: number } })],
        ['find', await nosy.call(postGuestOrderTracking, { body: { order_id: number, email: nosy.email } })],
      ] as const)
        if (heard?.status === 200)
          world.accuse('nobody sees the orders of others', `${nosy.email} can ${what} ${number}`)
      yield dice.whole(1, 9) * minute
    }
  },
}
