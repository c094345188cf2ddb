import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { change, recordOf } from '../ordering/memory/books.ts'
import { cancelOrder } from './cancel-order.ts'
import { emptyRefundBooks } from './memory/refund-books.ts'
import { memoryRefundSubject } from './memory/refund-subject.ts'
import { receiveReturn } from './receive-return.ts'
import { sendBack } from './send-back.ts'

const now = new Date('2026-11-20T09:00:00Z')
const parcel = { cargo: 4_990, status: 'preparing' as const, lines: [{ quantity: 2, price: 9_999 }] }

/** An order of two parcels that is paid at the door, with a coupon and a gift code. */
async function ordered() {
  const books = emptyRefundBooks()
  const subject = memoryRefundSubject(books)
  const code = { amount: 10_001, taken: 10_001, singleUse: false }
  const order = await subject.addOrder({
    shops: [parcel, parcel],
    method: 'cash_on_delivery',
    charged: 2 * (9_999 + 4_990) - code.amount,
    code,
  })
  books.goods.couponUses.set(order.id, { promotionIds: [], returned: false })
  const take = async (shopId: number, id: string = randomUUID()) => {
    const done = await sendBack(subject.ports, { id, of: order, shopId, returnCode: randomUUID(), now })
    const events = [{ key: 'sent_back', at: now.toISOString() }] as const
    const { parcels } = recordOf(books.orders, order.id)
    if (done.ok)
      change(books.orders, order.id, {
        parcels: parcels.map((one) => (one.shopId === shopId ? { ...one, status: 'delivered' as const, events } : one)),
      })
    return done
  }
  const cancel = (shopId: number) =>
    cancelOrder(subject.ports, {
      id: randomUUID(),
      of: order,
      wanted: [{ productId: order.productIds[shopId - 1] ?? 0, attrId: '', quantity: 2, reasonId: 1, note: '' }],
      returnCode: '',
      pickupDay: null,
      photos: [],
      now,
    })
  return { books, ports: subject.ports, order, take, cancel, request: subject.request, product: subject.product }
}

test('an unclaimed parcel is cancelled, and its units and gift code return with the parcel', async () => {
  const { books, ports, order, take, request, product } = await ordered()
  const [one, two] = [randomUUID(), randomUUID()]
  expect(await take(1, one)).toMatchObject({ ok: true, value: { plan: { kind: 'cancel', cargoShops: [1] } } })
  expect(await take(1)).toMatchObject({ ok: false, failure: { code: 'refund/lines' } })
  expect(await request(one)).toMatchObject({ kind: 'cancel', status: 'waiting', handedInAt: now })
  // Units that were not accepted do not count as sold.
  expect(await product(order.productIds[0] ?? 0)).toMatchObject({ stock: 1, sold: 3, soldWeek: 3 })
  expect(await receiveReturn(ports, one, now)).toBe(true)
  expect(await receiveReturn(ports, one, now)).toBe(false)
  expect(await request(one)).toMatchObject({ status: 'refunded' })
  expect(await product(order.productIds[0] ?? 0)).toMatchObject({ stock: 3 })
  expect(books.goods.couponUses.get(order.id)?.returned).toBe(false)
  await take(2, two)
  await receiveReturn(ports, two, now)
  expect(books.goods.couponUses.get(order.id)?.returned).toBe(true)
  expect(books.goods.uses.get(order.id)?.returned).toBe(10_001)
  const given = [one, two].map((id): number => books.requests.get(id)?.refund ?? 0)
  expect(given.reduce((sum, part) => sum + part, 0)).toBe(2 * (9_999 + 4_990) - 10_001)
})

test('coupons are returned when the rest of the order is cancelled afterwards', async () => {
  const { books, ports, order, take, cancel } = await ordered()
  const id = randomUUID()
  await take(1, id)
  await receiveReturn(ports, id, now)
  expect(await cancel(2)).toMatchObject({ ok: true })
  expect(books.goods.couponUses.get(order.id)?.returned).toBe(true)
  expect(books.goods.uses.get(order.id)?.returned).toBe(10_001)
})
