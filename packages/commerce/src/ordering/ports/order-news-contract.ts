import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleDraft } from '../memory/sample-draft.ts'
import { writeSampleOrder } from '../memory/sample-order.ts'
import type { OrderingSubject } from './ordering-subject.ts'

/** The contract of `OrderNews`, for the fake and each database. */
export function describeOrderNewsContract(name: string, make: () => OrderingSubject): void {
  describe(`OrderNews, ${name}`, () => {
    let subject: OrderingSubject
    beforeEach(() => {
      subject = make()
    })
    const now = new Date()
    const order = async (userId: string | null) => {
      const ownerId = randomUUID()
      const productId = await subject.addProduct({ stocks: { '': 3 } })
      const cartId = await subject.addCart({ ownerId })
      const lines = [{ productId, combination: '', quantity: 1, discounted: 0, discountNumber: 1 }]
      return { ...(await writeSampleOrder(subject, { cartId, ownerId, lines, userId })), cartId }
    }

    test('writes to a guest that the order is confirmed', async () => {
      const { id, number } = await order(null)
      await subject.ports.news.confirmed({ orderId: id, paid: true, now })
      expect(await subject.told(number)).toEqual([{ by: 'mail', news: 'confirmed', paid: true }])
    })
    test.each([true, false])('tells a member in the shop too, and whether it is paid: %s', async (paid) => {
      const { id, number } = await order(await subject.addMember())
      await subject.ports.news.confirmed({ orderId: id, paid, now })
      expect(await subject.told(number)).toEqual([
        { by: 'mail', news: 'confirmed', paid },
        { by: 'notification', news: 'confirmed', paid },
      ])
    })
    test('writes by mail alone which account a transfer is awaited on', async () => {
      const userId = await subject.addMember()
      const { id, number, paymentId, amount, cartId } = await order(userId)
      await subject.ports.news.awaitsTransfer({
        placed: { id, number, paymentId, amount, expiresAt: now },
        userId,
        draft: sampleDraft({ cartId, items: [] }),
        account: { bank: 'Deneme Bankası', holder: 'Deneme AŞ', iban: 'TR320010009999901234567890' },
        now,
      })
      expect(await subject.told(number)).toEqual([{ by: 'mail', news: 'awaits-transfer', paid: false }])
    })
  })
}
