import { describe, expect, test } from 'vitest'
import { addMany } from './add-many.ts'
import { addOrder } from './add-order.ts'
import { addToCart } from './add-to-cart.ts'
import { buyNow } from './buy-now.ts'
import { chooseGift } from './choose-gift.ts'
import { memoryCartSubject } from './memory/cart-subject.ts'
import { mergeCarts } from './merge-carts.ts'
import { moveBack, saveForLater } from './saved/save-for-later.ts'

const now = new Date('2026-11-27T12:00:00Z')
const gift = { wrapped: true, note: 'Nice yıllara', pricesHidden: true }
const attrId = ''

/** Makes a cart with a product of the given stock that has a service and gift options, and a product linked to it. */
async function filled(stock = 5) {
  const subject = memoryCartSubject()
  const { ports } = subject
  const main = await subject.addProduct({ stocks: { '': stock } })
  const extra = await subject.addProduct({ stocks: { '': 5 } })
  const put = async (ownerId: string) => {
    const one = { ownerId, productId: main.id, attrId, now }
    await addToCart(ports, { ...one, quantity: 1, insurance: [main.serviceId] })
    await addToCart(ports, { ownerId, productId: extra.id, attrId, quantity: 1, relatedProductId: main.id, now })
    await chooseGift(ports, { ...one, gift })
    return one
  }
  const linesOf = async (ownerId: string) => ports.carts.lines((await ports.carts.lockCart(ownerId, now)).id)
  return { subject, ports, main, extra, put, linesOf }
}

describe('a line keeps its services, gift and link', () => {
  test('when it is saved for later and moved back', async () => {
    const { ports, put, linesOf } = await filled()
    const line = await put('a')
    const before = await linesOf('a')
    await saveForLater(ports, line)
    await moveBack(ports, line)
    expect(new Set(await linesOf('a'))).toEqual(new Set(before))
  })
  test('when a login brings it into a cart that can hold no more units', async () => {
    const { ports, main, put, linesOf } = await filled(1)
    await put('guest')
    await addToCart(ports, { ownerId: 'member', productId: main.id, attrId, quantity: 1, now })
    await mergeCarts(
      { ...ports, takeOpenOrders: async () => undefined },
      { fromOwner: 'guest', toOwner: 'member', now },
    )
    const [line] = await linesOf('member')
    expect(line).toMatchObject({ quantity: 1, services: [main.serviceId], gift })
  })
  test('when it is bought at once with a service while enough units are there', async () => {
    const { ports, main, linesOf } = await filled()
    const one = { ownerId: 'a', productId: main.id, attrId, quantity: 1, now }
    await addToCart(ports, one)
    await buyNow(ports, { ...one, insurance: [main.serviceId] })
    expect(await linesOf('a')).toMatchObject([{ quantity: 1, services: [main.serviceId] }])
    expect(await buyNow(ports, { ...one, insurance: [999] })).toMatchObject({
      failure: { code: 'cart/unknown-service' },
    })
  })
  test('when its order returns to the cart, with the gift code; what is no longer sold is named', async () => {
    const { subject, ports, main, extra, put, linesOf } = await filled()
    await put('a')
    const before = await linesOf('a')
    const lines = before.map(({ combination, services, relatedProductId, ...line }) => ({
      ...line,
      attrId: combination,
      insurance: services,
      relatedProductId: relatedProductId ?? undefined,
    }))
    const code = await subject.addGiftCode({ hash: 'x', balance: 5, minTotal: 0, startsAt: now, endsAt: now })
    const ordered = { lines, giftCodeId: code }
    const back = await addOrder(ports, { ownerId: 'b', ordered, now })
    expect(back).toMatchObject({ value: { touched: { giftCodeId: code }, notices: [] } })
    expect(await linesOf('b')).toEqual(before)
    await subject.closeShop(extra.id)
    const gone = { lines: lines.map((line) => ({ ...line, insurance: [...line.insurance, 999] })), giftCodeId: null }
    expect(await addOrder(ports, { ownerId: 'c', ordered: gone, now })).toMatchObject({
      value: {
        notices: [
          { code: 'service-gone', productId: main.id },
          { code: 'left-out', productId: extra.id },
        ],
      },
    })
  })
})

test('a note that cannot be printed is refused when several lines are added', async () => {
  const { ports, main } = await filled()
  const items = [{ productId: main.id, attrId, quantity: 1, gift: { ...gift, note: 'a\u2028b' } }]
  expect(await addMany(ports, { ownerId: 'a', items, now })).toMatchObject({ failure: { code: 'cart/gift-note' } })
})
