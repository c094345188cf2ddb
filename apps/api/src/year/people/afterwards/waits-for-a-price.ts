import { getAlarms, postAlarm } from '@market/contract'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { hour } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who keeps goods in lists, waits for their price or stock, and buys when a mail comes. */
export const waitsForAPrice: Person = {
  name: 'waits for a price',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const member = makeShopper(life, { member: true })
    if (!(await member.enter())) return
    const one = dice.pick(goods())
    const product_id = one.id
    const attr_id = dice.pick(Object.keys(one.units))
    await member.call(postAlarm, { body: { product_id, attr_id, kind: 'price', target: Math.floor(one.price / 200) } })
    await member.call(postAlarm, { body: { product_id, attr_id, kind: 'stock' } })
    await member.ask(getAlarms, { query: {} })
    yield dice.whole(5, 60) * hour
    // The office lowers the price, and the waiting member gets one mail.
    const price = `${Math.floor(one.price / 200)},00`
    await world.office('set-price', String(product_id), price)
    yield dice.whole(2, 20) * hour
    if (await member.enter()) {
      await member.put(product_id, 1, attr_id)
      const placed = await payByCard(member)
      if (placed) await finishCard(member, placed)
    }
    await world.office('set-price', String(product_id), (one.price / 100).toFixed(2).replace('.', ','))
  },
}
