import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSampleOrder } from '../memory/sample-order.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import type { PromotionUses } from './promotion-uses.ts'

/** The contract of `PromotionUses`, for the fake and each database. */
export function describePromotionUsesContract(name: string, make: () => OrderingSubject): void {
  describe(`PromotionUses, ${name}`, () => {
    let subject: OrderingSubject
    let uses: PromotionUses
    beforeEach(() => {
      subject = make()
      uses = subject.ports.promotions
    })
    const order = async () => {
      const ownerId = randomUUID()
      const productId = await subject.addProduct({ stocks: { '': 5 } })
      const cartId = await subject.addCart({ ownerId })
      const lines = [{ productId, combination: '', quantity: 1, discounted: 0, discountNumber: 1 }]
      const { id: orderId } = await writeSampleOrder(subject, { cartId, ownerId, lines })
      return { orderId, ownerId, cartId }
    }
    const use = async (promotionId: string) => {
      const { cartId, ...placed } = await order()
      await uses.lockOfCart(cartId)
      await uses.write({ ...placed, promotionIds: [promotionId], now: new Date() })
      return placed.orderId
    }

    test('counts an order once, and gives its use back once', async () => {
      const coupon = await subject.addCoupon({ maxUses: 2 })
      const orderId = await use(coupon)
      expect(await subject.couponUses(coupon)).toBe(1)
      for (let time = 0; time < 3; time += 1) await uses.giveBack(orderId)
      expect(await subject.couponUses(coupon)).toBe(0)
    })
    test('refuses a use beyond the last', async () => {
      const coupon = await subject.addCoupon({ maxUses: 1 })
      await use(coupon)
      await expect(use(coupon)).rejects.toThrow()
    })
    test('uses a coupon again for a late payment unless another order has its last use', async () => {
      const coupon = await subject.addCoupon({ maxUses: 1 })
      const first = await use(coupon)
      expect(await uses.useAgain(first)).toBe(true)
      await uses.giveBack(first)
      expect(await uses.useAgain(first)).toBe(true)
      expect(await subject.couponUses(coupon)).toBe(1)
      await uses.giveBack(first)
      await use(coupon)
      expect(await uses.useAgain(first)).toBe(false)
    })
    test('gives nothing back for an order without coupons', async () => {
      const { orderId, ownerId } = await order()
      await uses.write({ orderId, ownerId, promotionIds: [], now: new Date() })
      await uses.giveBack(orderId)
      expect(await uses.useAgain(orderId)).toBe(true)
    })
  })
}
