import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { expect, test } from 'vitest'
import type { BookedPayment } from '../payment/ports/payment-book.ts'
import { bookOrderTransfer } from './book-order-transfer.ts'

const transfer = { bankReference: 'DEKONT-1', bookedFor: 'GV-1', amount: kurus(10_000) }
type Status = BookedPayment['status']

function arrange({
  status = 'pending',
  end = 'paid',
  amount = 10_000,
  free = true,
  silent = false,
}: { status?: Status; end?: Status; amount?: number; free?: boolean; silent?: boolean } = {}) {
  const did: string[] = []
  let now = status
  const answer = () => (silent ? fail({ kind: 'unavailable' as const }) : succeed(true as const))
  const ports = {
    transfers: {
      find: async () => ({ id: 'p', status: now, amount }),
      claim: async () => free,
      release: async () => void did.push('release'),
    },
    provider: {
      start: async () => (did.push('start'), succeed({ reference: '', card: null, redirectUrl: '' })),
      receiveTransfer: async () => (did.push('receive'), answer()),
    },
    clock: { now: () => new Date(0) },
    settle: async () => {
      did.push('settle')
      now = end
    },
  }
  return { did, book: (claimed?: string) => bookOrderTransfer(ports, transfer, claimed) }
}

test('reports the transfer to the bank, and settles the payment', async () => {
  const { book, did } = arrange()
  expect(await book()).toEqual(succeed({ code: 'booked' }))
  expect(did).toEqual(['start', 'receive', 'settle'])
})
test('an interrupted run continues without claiming the transfer again', async () => {
  expect(await arrange({ free: false }).book('p')).toEqual(succeed({ code: 'booked' }))
})
test.each(['paid', 'refunded'] as const)('one that was booked for a payment that is %s is done', async (status) => {
  expect(await arrange({ status }).book('p')).toEqual(succeed({ code: 'booked-before' }))
})
test.each([
  [{ amount: 9_000 }, { code: 'other-amount', costs: 9_000 }, []],
  [{ status: 'paid' }, { code: 'too-late' }, []],
  [{ status: 'expired' }, { code: 'too-late' }, []],
  [{ free: false }, { code: 'other-transfer' }, []],
  [{ silent: true }, { code: 'bank-unavailable' }, ['start', 'receive']],
  [{ end: 'refunded' }, { code: 'sent-back' }, ['start', 'receive', 'settle', 'release']],
  [{ end: 'expired' }, { code: 'too-late' }, ['start', 'receive', 'settle', 'release']],
] as const)('%o fails with %o', async (of, failure, steps) => {
  const { book, did } = arrange(of)
  expect(await book()).toEqual(fail(failure))
  expect(did).toEqual(steps)
})
