import { getCart, postAlarm } from '@market/contract'
import { fromLira } from '@market/domain/money'
import { makeShopper } from '../../acts/make-shopper.ts'
import { finishCard, payByCard } from '../../acts/pay.ts'
import { goods } from '../../shop/goods.ts'
import { minute } from '../../world/open-world.ts'
import type { Person } from '../person.ts'

/** Somebody who waits for the price of a limited discount, and looks at the cart when the mail comes. */
export const waitsForABargain: Person = {
  name: 'waits for a bargain',
  share: 2,
  async *live(life) {
    const { dice, world } = life
    const member = makeShopper(life, { member: true })
    if (!(await member.enter())) return
    const bargain = goods().find(({ limited, units }) => limited && Number(units['']) > limited.count + 1)
    if (!bargain?.limited) return
    const { id: product_id, limited } = bargain
    // Buys what is left of the bargain, and one more unit later, so that those who wait are thought of.
    const buy = async (count: number) => {
      const placed = (await member.put(product_id, count)) ? await payByCard(member) : undefined
      if (placed) await finishCard(member, placed)
    }
    await buy(limited.count)
    yield dice.whole(1, 9) * minute
    if (!(await member.enter())) return
    const before = world.mailsTo(member.email).length
    const wish = { product_id, kind: 'price' as const, target: Math.ceil(limited.price / 100) }
    if (!(await member.ask(postAlarm, { body: wish }))) return
    await buy(1)
    for (const name of ['alarms', 'mail']) await world.runJob(name)
    const isTold = world
      .mailsTo(member.email)
      .slice(before)
      .some(({ subject }) => subject.includes(bargain.name) && subject.includes('fiyat'))
    if (!isTold || !(await member.put(product_id, 1))) return
    const cart = await member.ask(getCart)
    const line = cart?.shops.flatMap(({ shop_items }) => shop_items).find((one) => one.product_id === product_id)
    const price = line && Number(fromLira(line.price)) / line.num
    if (price !== undefined && price > limited.price + 100)
      world.accuse('mails of alarms are true', `${bargain.name} costs ${price} kuruş, ${limited.price} were awaited`)
  },
}
