import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SampleOrder, writeSampleOrder } from '../memory/sample-order.ts'
import type { OrderingSubject } from './ordering-subject.ts'
import type { StartedPayments } from '../../payment/ports/started-payments.ts'

/** The contract of `StartedPayments`, for the fake and each database. */
export function describeStartedPaymentsContract(name: string, make: () => OrderingSubject): void {
  describe(`StartedPayments, ${name}`, () => {
    let subject: OrderingSubject
    let starts: StartedPayments
    let order: SampleOrder
    let productId: number
    beforeEach(async () => {
      subject = make()
      starts = subject.ports.starts
      const ownerId = randomUUID()
      productId = await subject.addProduct({ stocks: { '': 3 } })
      const cartId = await subject.addCart({ ownerId })
      const lines = [{ productId, combination: '', quantity: 2, discounted: 0, discountNumber: 1 }]
      order = await writeSampleOrder(subject, { cartId, ownerId, lines })
    })
    const at = (link?: string) => ({ reference: 'BANKA-1', card: null, link })

    test('finds a payment; an unknown one is a surprise', async () => {
      expect(await starts.find(order.paymentId)).toEqual({
        status: 'pending',
        amount: 10_000,
        installment: 1,
        failure: null,
      })
      await expect(starts.find(randomUUID())).rejects.toThrow()
    })
    test('saves the bank’s reference, and the bank’s page for a retry', async () => {
      expect(await subject.started(order.paymentId)).toEqual({ reference: null, link: null })
      await starts.begin(order.paymentId, at('https://banka.test/1'))
      await starts.begin(order.paymentId, at())
      expect(await subject.started(order.paymentId)).toEqual({ reference: 'BANKA-1', link: 'https://banka.test/1' })
      expect((await starts.find(order.paymentId)).status).toBe('pending')
    })
    test('a refusal ends payment and order, and their units are free', async () => {
      await starts.refuse(order.paymentId, { reason: 'Limit yetersiz.', now: new Date() })
      expect(await starts.find(order.paymentId)).toMatchObject({ status: 'failed', failure: 'Limit yetersiz.' })
      expect(await subject.order(order.id)).toEqual({ status: 'payment_failed', held: false })
      expect((await subject.product(productId)).stocks).toEqual({ '': 3 })
    })
  })
}
