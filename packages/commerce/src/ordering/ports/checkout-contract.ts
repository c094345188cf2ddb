import { randomUUID } from 'node:crypto'
import { cartItems } from '@market/domain/cart'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSampleOrder } from '../memory/sample-order.ts'
import type { OrderingSubject } from './ordering-subject.ts'

/** The contract of `Checkout`, for the fake and each database: how much a cart with an open order may still buy. */
export function describeCheckoutContract(name: string, make: () => OrderingSubject): void {
  describe(`Checkout, ${name}`, () => {
    let subject: OrderingSubject
    let ownerId: string
    let productId: number
    beforeEach(async () => {
      subject = make()
      ownerId = randomUUID()
      productId = await subject.addProduct({ stocks: { '': 3 }, discounted: 2 })
    })
    const line = (quantity: number, discounted = 0) => ({
      productId,
      combination: '',
      quantity,
      discounted,
      discountNumber: 1,
    })
    const read = async (owner = ownerId) => {
      const caller = {
        kind: 'guest',
        sessionId: owner,
        userId: null,
        ownerId: owner,
        guestEmail: 'elif@ornek.test',
      } as const
      const { own, email } = await subject.ports.checkout.read(caller, new Date())
      const { cart, giftCode } = own
      const items = cartItems(cart).map(({ quantity, stock, discount }) => [quantity, stock, discount?.maxQuantity])
      const blocked = cart.messages.some(({ type }) => type === 'error')
      return { revision: cart.revision, items, code: giftCode.amount, email, blocked }
    }

    test('is empty for an owner without a cart', async () => {
      expect(await read()).toMatchObject({ revision: 0, items: [], code: 0, email: 'elif@ornek.test' })
    })
    test('has the cart’s revision, with current stock and discount', async () => {
      await subject.addCart({ ownerId, lines: [line(2)] })
      expect(await read()).toMatchObject({ revision: 1, items: [[2, 3, 2]], blocked: false })
    })
    test('units held by the owner’s open order are in stock for this owner only', async () => {
      const cartId = await subject.addCart({ ownerId, lines: [line(3)] })
      const other = randomUUID()
      await subject.addCart({ ownerId: other, lines: [line(1)] })
      const { id } = await writeSampleOrder(subject, { cartId, ownerId, lines: [line(3, 2)] })
      expect(await read()).toMatchObject({ items: [[3, 3, 2]], blocked: false })
      expect(await read(other)).toMatchObject({ items: [[1, 0, 0]], blocked: true })
      await subject.ports.openOrders.endOrder(id, 'payment_failed')
      expect(await read()).toMatchObject({ items: [[3, 0, 0]], blocked: true })
    })
    test('units that it holds at an earlier discount are not offered at the next one', async () => {
      const cartId = await subject.addCart({ ownerId, lines: [line(3)] })
      await writeSampleOrder(subject, { cartId, ownerId, lines: [line(3, 2)] })
      await subject.discountAgain(productId, 1)
      expect(await read()).toMatchObject({ items: [[3, 3, 1]] })
    })
    test('includes the part of a gift code that the owner’s open order has used', async () => {
      const codeId = await subject.addGiftCode({ balance: 1_000, singleUse: false })
      const cartId = await subject.addCart({ ownerId, lines: [line(1)], codeId })
      const other = randomUUID()
      await subject.addCart({ ownerId: other, lines: [line(1)], codeId })
      expect((await read()).code).toBe(1_000)
      const { id: orderId } = await writeSampleOrder(subject, { cartId, ownerId, lines: [line(1, 1)] })
      const { giftCodes } = subject.ports
      await giftCodes.take(codeId, 1_000)
      await giftCodes.writeUse({ orderId, codeId, amount: 1_000, taken: 1_000, now: new Date() })
      expect([(await read()).code, (await read(other)).code]).toEqual([1_000, 0])
    })
  })
}
