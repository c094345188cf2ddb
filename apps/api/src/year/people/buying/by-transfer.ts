import { postCancelWaiting } from '@market/contract'
import { approve, payLink } from '../../acts/at-the-bank.ts'
import { giveBack } from '../../acts/give-back.ts'
import { lookAtOrder } from '../../acts/look-at-order.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishWallet, payByTransfer, payByWallet } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who orders and lets the money come later, from another person, or never. */
export const byTransfer: Person = {
  name: 'by transfer or link',
  share: 4,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(dice.whole(1, 3)))) return
    const how = dice.pick(['transfer', 'transfer', 'instant', 'link', 'link', 'bkm', 'gpay'] as const)
    const placed =
      how === 'transfer' || how === 'instant' ? await payByTransfer(shopper, how) : await payByWallet(shopper, how)
    if (!placed) return
    yield dice.pick([2 * minute, 3 * hour, 23 * hour, 50 * hour, 80 * hour])
    if (dice.chance(0.15) && (await shopper.enter())) {
      const called = await shopper.ask(postCancelWaiting, { body: { order_id: placed.number } })
      if (called) life.tell(`calls ${placed.number} off`)
    }
    const { started } = placed
    if (dice.chance(0.85)) {
      if (how === 'transfer' && started.trial_url !== null) await approve(world, started.trial_url)
      else if (how === 'link' && started.link !== null) await payLink(world, started.link)
      else if (how !== 'transfer' && how !== 'link') await finishWallet(shopper, placed)
      life.tell(`lets the money for ${placed.number} go`)
    }
    for (let visit = 0; visit < 3; visit += 1) {
      yield dice.whole(2, 90) * hour
      if (!(await shopper.enter())) return
      await lookAtOrder(shopper, placed.number)
      if (dice.chance(0.4)) await giveBack(shopper, placed.number)
    }
  },
}
