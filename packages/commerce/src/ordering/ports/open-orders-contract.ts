import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@market/domain/checkout'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenOrders } from './open-orders.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import { type SampleOrder, writeSampleOrder } from '../memory/sample-order.ts'
import type { StockLine } from './stock.ts'

/** The contract of `OpenOrders`, for the fake and each database. */
export function describeOpenOrdersContract(name: string, make: () => OrderingSubject): void {
  describe(`OpenOrders, ${name}`, () => {
    let subject: OrderingSubject
    let open: OpenOrders
    let lines: readonly StockLine[]
    let ownerId: string
    let cartId: string
    beforeEach(async () => {
      subject = make()
      open = subject.ports.openOrders
      ownerId = randomUUID()
      cartId = await subject.addCart({ ownerId })
      const stocks = { 101: 9, 102: 9 }
      const productId = await subject.addProduct({ stocks, discounted: 3 })
      lines = [
        { productId, combination: '101', quantity: 2, discounted: 1, discountNumber: 1 },
        { productId, combination: '102', quantity: 1, discounted: 0, discountNumber: 1 },
      ]
    })
    const write = (method: PaymentMethod = 'credit_card'): Promise<SampleOrder> =>
      writeSampleOrder(subject, { cartId, ownerId, lines, method })
    const failure = 'Reddedildi.'

    test('fails the open orders of one cart, once', async () => {
      const { id } = await write()
      expect(await open.failAll(randomUUID())).toEqual([])
      expect(await open.failAll(cartId)).toEqual([id])
      expect(await open.failAll(cartId)).toEqual([])
      expect(await subject.order(id)).toEqual({ status: 'payment_failed', held: true })
    })
    test('a replaced payment is expired and given up; the bank may still say otherwise', async () => {
      const { id, paymentId } = await write()
      await open.expireReplaced(id)
      expect(await subject.payment(paymentId)).toEqual({ status: 'expired', settled: false, givenUp: true })
    })
    test('one that has ended is not replaced', async () => {
      const { id, paymentId } = await write()
      await open.endPayment(paymentId, { status: 'failed', failure, settledAt: new Date() })
      await open.expireReplaced(id)
      expect(await subject.payment(paymentId)).toEqual({ status: 'failed', settled: true, givenUp: false })
    })
    test('ends a payment once, and says how it was to be paid', async () => {
      const { paymentId } = await write('bank_transfer')
      const end = { status: 'expired', failure, settledAt: null, givenUp: true } as const
      expect(await open.endPayment(paymentId, end)).toBe('bank_transfer')
      expect(await subject.payment(paymentId)).toEqual({ status: 'expired', settled: false, givenUp: true })
      expect(await open.endPayment(paymentId, { ...end, status: 'failed' })).toBeUndefined()
      expect((await subject.payment(paymentId)).status).toBe('expired')
    })
    test('an order that awaits no payment keeps its end', async () => {
      const { id } = await write()
      await open.endOrder(id, 'cancelled')
      await open.endOrder(id, 'payment_failed')
      expect((await subject.order(id)).status).toBe('cancelled')
    })
    test('an order gives its units up once, until it holds them again', async () => {
      const { id } = await write()
      expect([await open.release(id), await open.release(id)]).toEqual([true, false])
      await open.hold(id)
      expect(await subject.order(id)).toMatchObject({ held: true })
      expect(await open.release(id)).toBe(true)
    })
    test('knows the lines as they were taken', async () => {
      const { id } = await write()
      const found = (await open.linesOf(id)).toSorted((one, other) => (one.combination < other.combination ? -1 : 1))
      expect(found).toEqual(lines)
    })
    test('of an order whose money comes late, knows what is in its way', async () => {
      const { id: orderId } = await write()
      const free = { cartActive: true, replaced: false, allSold: true }
      expect(await open.late({ orderId, cartId })).toEqual({ status: 'awaiting_payment', ...free })
      await open.failAll(cartId)
      expect(await open.late({ orderId, cartId })).toEqual({ status: 'payment_failed', ...free })
      const { id: other } = await write()
      expect(await open.late({ orderId, cartId })).toMatchObject({ replaced: true })
      await open.endOrder(other, 'payment_failed')
      expect(await open.late({ orderId, cartId })).toMatchObject({ replaced: false })
      await subject.closeShop(lines[0]?.productId ?? 0)
      await subject.ports.orders.closeCart(cartId, lines, new Date())
      expect(await open.late({ orderId, cartId })).toMatchObject({ cartActive: false, allSold: false })
    })
    test('finds what of a cart is not settled, and moves it to another', async () => {
      const waiting = await write()
      const unsure = await write()
      const ended = await write()
      for (const { id } of [unsure, ended]) await open.endOrder(id, 'payment_failed')
      await open.endPayment(unsure.paymentId, { status: 'expired', failure, settledAt: null })
      await open.endPayment(ended.paymentId, { status: 'expired', failure, settledAt: new Date() })
      const found = await open.unsettled(cartId)
      expect(found).toHaveLength(2)
      expect(found).toEqual(
        expect.arrayContaining([
          { id: waiting.id, awaiting: true },
          { id: unsure.id, awaiting: false },
        ]),
      )
      const to = await subject.addCart({ ownerId: randomUUID() })
      await open.move([waiting.id, unsure.id], to)
      expect(await open.unsettled(cartId)).toEqual([])
      expect(await open.failAll(to)).toEqual([waiting.id])
    })
  })
}
