import { getOrders, postGuestMembership, postOrderLink } from '@market/contract'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A guest who becomes a member after the order, gives some of it back as one, and may have the account deleted. */
export const becomesAMember: Person = {
  name: 'becomes a member',
  share: 3,
  async *live(life) {
    const { dice, world } = life
    const guest = makeShopper(life, { member: false })
    if (!(await guest.enter()) || !(await guest.fill(2))) return
    const placed = await payByCard(guest)
    if (!placed) return
    yield 2 * minute
    await finishCard(guest, placed)
    yield dice.whole(1, 40) * minute
    const access = await guest.ask(postGuestMembership, { body: { contract_accepted: true } })
    if (access) guest.become(access)
    const orders = access && (await guest.ask(getOrders, { query: {} }))
    if (orders && !orders.orders.some(({ order_id }) => order_id === placed.number))
      world.accuse('a new member has the orders of the guest', `${placed.number} is not among ${orders.result_count}`)
    const link = /siparis-takip#(\S+)/.exec(
      world.mailsTo(guest.email).findLast(({ text }) => text.includes(placed.number))?.text ?? '',
    )
    if (link?.[1] !== undefined) await guest.call(postOrderLink, { body: { link: link[1] } })
    await giveBack(guest, placed.number)
  },
}
