import { getHgsStart, getHgsTopUp, postHgsTopUp } from '@market/contract'
import { comeBack, confirmByCode, tokenOf } from '../../acts/at-the-bank.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { demoVehicles } from '../../../demo/add-demo-tolls.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who tops up a toll account by card, and may leave the bank or come back late. */
export const paysTolls: Person = {
  name: 'pays tolls',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter())) return
    const start = await shopper.ask(getHgsStart)
    const offer = start?.offers[0]
    const behaviour = dice.pick(['pays', 'pays', 'refused', 'silent', 'stranded'] as const)
    const card_token = await tokenOf(world, behaviour)
    if (!start || !offer || card_token === undefined) return
    const begun = await shopper.ask(postHgsTopUp, {
      body: {
        by: 'plate',
        vehicle: dice.pick(demoVehicles).plate,
        offer_id: offer.id,
        card_token,
        total: offer.price,
        contract_version: start.contract_version,
        contract_accepted: true,
      },
    })
    if (!begun) return
    life.tell(`tops up a toll account for ${offer.price} TL`)
    yield dice.whole(1, 12) * minute
    const fields = dice.chance(0.8) ? await confirmByCode(world, begun.redirect_url) : undefined
    yield dice.whole(0, 60) * minute
    if (fields && dice.chance(0.7)) await comeBack(world, fields)
    yield dice.whole(1, 20) * hour
    if (await shopper.enter()) await shopper.call(getHgsTopUp, { query: { payment: begun.payment_id } })
  },
}
