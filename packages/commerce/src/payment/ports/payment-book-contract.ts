import { randomUUID } from 'node:crypto'
import { fail, succeed } from '@market/domain/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookedPayment, PaymentBook, PaymentEnd } from './payment-book.ts'
import type { PaymentSubject } from './payment-subject.ts'

/** The contract of `PaymentBook`, for the fake and for each kind of payment on each database. */
export function describePaymentBookContract(name: string, make: () => PaymentSubject): void {
  describe(`PaymentBook, ${name}`, () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const expired = { status: 'expired', failure: 'Süresi doldu.', settledAt: null } as const
    let subject: PaymentSubject
    let id: string
    beforeEach(async () => {
      subject = make()
      id = await subject.addPayment()
    })
    /** Does work on the payment, found and locked, in a transaction. */
    const change = async <Value>(
      work: (book: PaymentBook, payment: BookedPayment) => Promise<Value>,
    ): Promise<Value> => {
      const done = await subject.transact(async (book) => {
        const seen = await book.find(id)
        if (!seen) throw new Error('no such payment')
        await book.lock(seen)
        return succeed(await work(book, (await book.find(id)) ?? seen))
      })
      if (!done.ok) throw new Error('work that gives a value did not fail')
      return done.value
    }
    const found = () => change(async (_, payment) => payment)
    const end = (how: PaymentEnd) => change((book, payment) => book.end(payment, how))

    test('finds a payment as it was begun, and none that there is not', async () => {
      const open = { status: 'pending', settledAt: null, failure: null, givenUp: false, refundReason: null }
      expect(await found()).toMatchObject({ id, amount: 10_000, held: true, ...open })
      expect(await subject.transact(async (book) => succeed(await book.find(randomUUID())))).toEqual(succeed(undefined))
      expect(await subject.units(id)).toBe(0)
    })
    test('is completed once captured, and holds nothing any more', async () => {
      expect(await change((book, payment) => book.complete(payment, now))).toBe(true)
      expect(await found()).toMatchObject({ status: 'paid', settledAt: now, failure: null, held: false })
      expect(await subject.units(id)).toBe(0)
    })
    test('ends once, and what it held is on sale again', async () => {
      await end({ ...expired, givenUp: true })
      await end({ status: 'failed', failure: 'Reddedildi.', settledAt: now })
      expect(await found()).toMatchObject({ ...expired, givenUp: true, held: false })
      expect(await subject.units(id)).toBe(1)
    })
    test('a paid one is not ended', async () => {
      await change((book, payment) => book.complete(payment, now))
      await end(expired)
      expect(await found()).toMatchObject({ status: 'paid' })
      expect(await subject.units(id)).toBe(0)
    })
    test('money that comes late reserves again and is completed', async () => {
      await end(expired)
      const done = await change(
        async (book, payment) => (await book.reacquire(payment, now)) && book.complete(payment, now),
      )
      expect(done).toBe(true)
      expect(await found()).toMatchObject({ status: 'paid', settledAt: now, failure: null })
      expect(await subject.units(id)).toBe(0)
    })
    test('but not what another has bought', async () => {
      await end(expired)
      await subject.sell(id)
      const late = await subject.transact(async (book) => {
        const payment = await book.find(id)
        if (!payment) throw new Error('no such payment')
        await book.lock(payment)
        return (await book.reacquire(payment, now)) ? succeed('reserved') : fail('gone')
      })
      expect(late).toEqual(fail('gone'))
      expect(await found()).toMatchObject(expired)
      expect(await subject.units(id)).toBe(0)
    })
    test('of work that failed nothing stays', async () => {
      const mails = await subject.mails(id)
      const failed = await subject.transact(async (book) => {
        const payment = await book.find(id)
        if (!payment) throw new Error('no such payment')
        await book.end(payment, expired)
        await book.tell(payment, 'lapsed', now)
        return fail('undone')
      })
      expect(failed).toEqual(fail('undone'))
      expect(await found()).toMatchObject({ status: 'pending', held: true })
      expect([await subject.units(id), await subject.mails(id)]).toEqual([0, mails])
    })
    test('the bank’s last word closes an expired one', async () => {
      await end(expired)
      await change((book, payment) => book.close(payment, now))
      expect(await found()).toMatchObject({ status: 'expired', settledAt: now })
    })
    test('a refund is decided and then known, once, of one that has ended alone', async () => {
      const refunded = () => change((book, payment) => book.refunded(payment, { failure: 'İade edildi.', now }))
      expect(await refunded()).toBe(false)
      await end(expired)
      await change((book, payment) => book.decideRefund(payment, 'otherAmount'))
      expect(await found()).toMatchObject({ ...expired, refundReason: 'otherAmount' })
      expect([await refunded(), await refunded()]).toEqual([true, false])
      expect(await found()).toMatchObject({ status: 'refunded', failure: 'İade edildi.', settledAt: now })
      expect(await subject.units(id)).toBe(1)
    })
    test.each(['unknown', 'lapsed', 'refunded', 'givenUp', 'otherAmount'] as const)(
      'tells the shopper of it: %s',
      async (news) => {
        const before = await subject.mails(id)
        await change((book, payment) => book.tell(payment, news, now))
        expect(await subject.mails(id)).toBe(before + 1)
      },
    )
  })
}
