import { getGameProducts, getPaymentTransitionChecks, postDrawsTicket, postMyTickets } from '@market/contract'
import { comeBack, confirmByCode, tokenOf } from '../../acts/at-the-bank.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A member who buys tickets of a raffle by card, and may not come back from the bank. */
export const playsRaffles: Person = {
  name: 'plays raffles',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const member = makeShopper(life, { member: true })
    if (!(await member.enter())) return
    const games = await member.ask(getGameProducts, { query: {} })
    const game = games?.results[0]
    if (!game) return
    const count = dice.whole(1, 3)
    const start = await member.ask(getPaymentTransitionChecks, { query: { items: `${game.id}:${count}` } })
    const card_token = await tokenOf(world, dice.pick(['pays', 'pays', 'refused', 'silent', 'stranded']))
    if (!start || card_token === undefined) return
    const begun = await member.ask(postDrawsTicket, {
      body: {
        items: [{ product_id: game.id, count }],
        card_token,
        total: start.total,
        contract_version: start.contract_version,
        contract_accepted: true,
      },
    })
    if (!begun) return
    life.tell(`buys ${count} tickets for ${start.total} TL`)
    yield dice.whole(1, 30) * minute
    const fields = await confirmByCode(world, begun.redirect_url)
    if (fields && dice.chance(0.7)) await comeBack(world, fields)
    yield dice.whole(1, 30) * hour
    if (await member.enter()) await member.call(postMyTickets, { body: {} })
  },
}
