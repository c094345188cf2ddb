import { postLogout } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import { names } from '../names.ts'
import type { Person } from '../person.ts'

/** Two of a family at one computer: a cart is filled before signing in, and the next one signs in after the first. */
export const sharedComputer: Person = {
  name: 'at a shared computer',
  share: 4,
  async *live(life) {
    const { dice } = life
    for (let who = 0; who < 2; who += 1) {
      const family = names().filter(({ network }) => network === life.name.network)
      const shopper = makeShopper({ ...life, name: dice.pick(family) }, { member: true })
      await shopper.arrive()
      await shopper.fill(2)
      // Signing in merges this cart into the member's.
      if (!(await shopper.enter())) return
      const placed = dice.chance(0.8) ? await payByCard(shopper) : undefined
      yield dice.whole(1, 9) * minute
      if (placed && dice.chance(0.85)) await finishCard(shopper, placed)
      await shopper.call(postLogout, {})
      shopper.forget()
      yield dice.whole(1, 30) * hour
      if (placed && (await shopper.enter())) await giveBack(shopper, placed.number)
    }
  },
}
