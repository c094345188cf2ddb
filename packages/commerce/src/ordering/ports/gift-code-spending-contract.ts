import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GiftCodeSpending } from './gift-code-spending.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import { writeSampleOrder } from '../memory/sample-order.ts'

/** The contract of `GiftCodeSpending`, for the fake and each database. */
export function describeGiftCodeSpendingContract(name: string, make: () => OrderingSubject): void {
  describe(`GiftCodeSpending, ${name}`, () => {
    let subject: OrderingSubject
    let codes: GiftCodeSpending
    beforeEach(() => {
      subject = make()
      codes = subject.ports.giftCodes
    })
    const orderWith = async (codeId: string) => {
      const ownerId = randomUUID()
      const productId = await subject.addProduct({ stocks: { '': 5 } })
      const cartId = await subject.addCart({ ownerId, codeId })
      const lines = [{ productId, combination: '', quantity: 1, discounted: 0, discountNumber: 1 }]
      return writeSampleOrder(subject, { cartId, ownerId, lines })
    }

    test('takes while the balance lasts, to the last kuruş, and nothing beyond', async () => {
      const code = await subject.addGiftCode({ balance: 1_000, singleUse: true })
      expect(await codes.find(code)).toEqual({ balance: 1_000, singleUse: true })
      expect(await codes.take(code, 1_001)).toBe(false)
      expect(await codes.take(code, 400)).toBe(true)
      expect(await codes.take(code, 600)).toBe(true)
      expect(await codes.take(code, 1)).toBe(false)
      expect(await subject.balance(code)).toBe(0)
    })
    test('knows what an order took and what came back of it', async () => {
      const code = await subject.addGiftCode({ balance: 1_000, singleUse: false })
      const { id: orderId, cartId } = await orderWith(code)
      await codes.lockOfCart(cartId)
      expect(await codes.lockUse(orderId)).toBeUndefined()
      await codes.take(code, 700)
      await codes.writeUse({ orderId, codeId: code, amount: 600, taken: 700, now: new Date() })
      await codes.putBack(orderId, { codeId: code }, 500)
      expect(await codes.lockUse(orderId)).toEqual({
        codeId: code,
        singleUse: false,
        amount: 600,
        taken: 700,
        returned: 500,
        given: 0,
      })
      expect(await subject.balance(code)).toBe(800)
      await codes.clearReturned(orderId)
      expect(await codes.lockUse(orderId)).toMatchObject({ taken: 700, returned: 0 })
    })
    test('an unknown code is a surprise', async () => {
      await expect(codes.find(randomUUID())).rejects.toThrow()
    })
  })
}
