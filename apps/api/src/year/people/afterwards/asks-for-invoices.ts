import { getAddresses, patchOrderAddress } from '@market/contract'
import { askForInvoice } from '../../acts/ask-for-invoice.ts'
import { giveBack } from '../../acts/give-back.ts'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { hour, minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** A shopper who requests the invoices by mail after each change of an order, and changes its address. */
export const asksForInvoices: Person = {
  name: 'asks for invoices',
  share: 2,
  async *live(life) {
    const { dice } = life
    const shopper = makeShopper(life, { member: dice.chance(0.5) })
    if (!(await shopper.enter()) || !(await shopper.fill(3))) return
    const placed = await payByCard(shopper)
    if (!placed) return
    yield 2 * minute
    await finishCard(shopper, placed)
    for (let visit = 0; visit < 4; visit += 1) {
      yield dice.whole(2, 60) * hour
      if (!(await shopper.enter())) return
      if (dice.chance(0.6)) await giveBack(shopper, placed.number, { one: dice.chance(0.7) })
      await askForInvoice(shopper, placed.number)
      const book = await shopper.ask(getAddresses, { params: { type: 1 } })
      const address_id = book?.addresses[0]?.id
      if (address_id !== undefined && dice.chance(0.3))
        await shopper.call(patchOrderAddress, { body: { order_id: placed.number, address_id } })
    }
  },
}
