import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Orders } from './orders.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import { writeSampleOrder } from '../memory/sample-order.ts'

/** The contract of `Orders`, for the fake and each database. */
export function describeOrdersContract(name: string, make: () => OrderingSubject): void {
  describe(`Orders, ${name}`, () => {
    let subject: OrderingSubject
    let orders: Orders
    let ownerId: string
    let productId: number
    beforeEach(async () => {
      subject = make()
      orders = subject.ports.orders
      ownerId = randomUUID()
      productId = await subject.addProduct({ stocks: { '': 9 } })
    })
    const line = (quantity: number) => ({ productId, combination: '', quantity, discounted: 0, discountNumber: 1 })

    test('finds the active cart of an owner', async () => {
      expect(await orders.lockCart(ownerId)).toBeUndefined()
      const cartId = await subject.addCart({ ownerId })
      expect(await orders.lockCart(ownerId)).toBe(cartId)
    })
    test('a new order holds its units, and is pending, or on delivery if it is paid at the door', async () => {
      const cartId = await subject.addCart({ ownerId })
      const wish = { cartId, ownerId, lines: [line(2)] }
      const byCard = await writeSampleOrder(subject, wish)
      const atTheDoor = await writeSampleOrder(subject, { ...wish, method: 'cash_on_delivery' })
      for (const { id } of [byCard, atTheDoor])
        expect(await subject.order(id)).toEqual({ status: 'awaiting_payment', held: true })
      const unsettled = { settled: false, givenUp: false }
      expect(await subject.payment(byCard.paymentId)).toEqual({ status: 'pending', ...unsettled })
      expect(await subject.payment(atTheDoor.paymentId)).toEqual({ status: 'on_delivery', ...unsettled })
    })
    test('a confirmed order returns its lines', async () => {
      const cartId = await subject.addCart({ ownerId })
      const { id, paymentId } = await writeSampleOrder(subject, { cartId, ownerId, lines: [line(2)] })
      await orders.markPaid(paymentId, new Date())
      expect(await orders.confirm(id, new Date())).toEqual({ cartId, lines: [line(2)] })
      expect(await subject.order(id)).toEqual({ status: 'paid', held: true })
      expect(await subject.payment(paymentId)).toEqual({ status: 'paid', settled: true, givenUp: false })
    })
    test('closing a cart twice keeps the units that were added during the payment', async () => {
      const cartId = await subject.addCart({ ownerId, lines: [line(5)] })
      await orders.closeCart(cartId, [line(2)], new Date())
      expect(await subject.cart(ownerId)).toEqual({ revision: 2, quantities: [3] })
      await orders.closeCart(cartId, [line(2)], new Date())
      expect(await subject.cart(ownerId)).toEqual({ revision: 2, quantities: [3] })
    })
    test('confirming an unknown order throws', async () => {
      await expect(orders.confirm(randomUUID(), new Date())).rejects.toThrow()
    })
  })
}
