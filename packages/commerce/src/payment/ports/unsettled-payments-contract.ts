import { succeed } from '@market/domain/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentSubject } from './payment-subject.ts'
import type { UnsettledPayments } from './unsettled-payments.ts'

/** The contract of `UnsettledPayments`, for the fake and for each kind of payment on each database. */
export function describeUnsettledPaymentsContract(name: string, make: () => PaymentSubject): void {
  describe(`UnsettledPayments, ${name}`, () => {
    const [never, later, longAgo] = [new Date(0), new Date('2100-01-01'), new Date('2020-01-01')]
    let subject: PaymentSubject
    let unsettled: UnsettledPayments
    let id: string
    beforeEach(async () => {
      subject = make()
      unsettled = subject.unsettled
      id = await subject.addPayment()
    })
    const isDue = async (due: Parameters<UnsettledPayments['due']>[0]) =>
      (await unsettled.due(due)).some((one) => one.id === id)
    const end = (settledAt: Date | null) =>
      subject.transact(async (book) => {
        const payment = await book.find(id)
        if (payment) await book.end(payment, { status: 'expired', failure: 'Süresi doldu.', settledAt })
        return succeed(true)
      })

    test('a pending one is due when it is old enough', async () => {
      expect(await isDue({ pendingSince: later, expiredAfter: later, askedBefore: never })).toBe(true)
      expect(await isDue({ pendingSince: longAgo, expiredAfter: longAgo, askedBefore: later })).toBe(false)
    })
    test('an expired one is due while it is young, and later once it was not asked about for long', async () => {
      await end(null)
      const old = { pendingSince: never, expiredAfter: later }
      expect(await isDue({ ...old, expiredAfter: longAgo, askedBefore: never })).toBe(true)
      expect(await isDue({ ...old, askedBefore: later })).toBe(true)
      expect(await isDue({ ...old, askedBefore: longAgo })).toBe(false)
      await unsettled.asked(id, new Date('2026-11-22'))
      expect(await isDue({ ...old, askedBefore: new Date('2026-11-21') })).toBe(false)
      expect(await isDue({ ...old, askedBefore: new Date('2026-11-23') })).toBe(true)
    })
    test('one of which the bank is sure is never due', async () => {
      await end(new Date())
      expect(await isDue({ pendingSince: later, expiredAfter: longAgo, askedBefore: later })).toBe(false)
    })
    test('the one that was asked about longest ago comes first', async () => {
      const other = await subject.addPayment()
      const order = async () => {
        const due = await unsettled.due({ pendingSince: later, expiredAfter: longAgo, askedBefore: later })
        return due.map((one) => one.id).filter((one) => one === id || one === other)
      }
      await unsettled.asked(id, new Date('2030-01-02'))
      await unsettled.asked(other, new Date('2030-01-01'))
      expect(await order()).toEqual([other, id])
      await unsettled.asked(other, new Date('2030-01-03'))
      expect(await order()).toEqual([id, other])
    })
  })
}
