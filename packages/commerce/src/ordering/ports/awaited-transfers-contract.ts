import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSampleOrder } from '../memory/sample-order.ts'
import type { AwaitedTransfers } from './awaited-transfers.ts'
import type { OrderingSubject } from './ordering-subject.ts'

/** The contract of `AwaitedTransfers`, for the fake and each database. */
export function describeAwaitedTransfersContract(name: string, make: () => OrderingSubject): void {
  describe(`AwaitedTransfers, ${name}`, () => {
    let subject: OrderingSubject
    let transfers: AwaitedTransfers
    beforeEach(() => {
      subject = make()
      transfers = subject.ports.transfers
    })
    const write = async (method: PaymentMethod) => {
      const ownerId = randomUUID()
      const productId = await subject.addProduct({ stocks: { '': 3 } })
      const cartId = await subject.addCart({ ownerId })
      const lines = [{ productId, combination: '', quantity: 1, discounted: 0, discountNumber: 1 }]
      return writeSampleOrder(subject, { cartId, ownerId, lines, method })
    }
    const transfer = (bookedFor: string) => ({ bankReference: randomUUID(), bookedFor, amount: kurus(10_000) })
    const now = new Date()

    test('finds the payment of an order that is paid by transfer, and no other', async () => {
      const { number, paymentId } = await write('bank_transfer')
      expect(await transfers.find(number)).toEqual({ id: paymentId, status: 'pending', amount: 10_000 })
      expect(await transfers.find((await write('credit_card')).number)).toBeUndefined()
      expect(await transfers.find('GV-YOK')).toBeUndefined()
    })
    test('one transfer pays one order, and says the same however often it is booked', async () => {
      const [one, other] = [await write('bank_transfer'), await write('bank_transfer')]
      const [first, second] = [transfer(one.number), transfer(one.number)]
      expect(await transfers.claim(first, { paymentId: one.paymentId, now })).toBe(true)
      expect(await transfers.claim(first, { paymentId: one.paymentId, now })).toBe(true)
      expect(await transfers.claim(first, { paymentId: other.paymentId, now })).toBe(false)
      expect(await transfers.claim(second, { paymentId: one.paymentId, now })).toBe(false)
    })
    test('a transfer that paid for nothing is free again', async () => {
      const { number, paymentId } = await write('bank_transfer')
      const [first, second] = [transfer(number), transfer(number)]
      await transfers.claim(first, { paymentId, now })
      await transfers.release(first.bankReference)
      expect(await transfers.claim(second, { paymentId, now })).toBe(true)
    })
  })
}
