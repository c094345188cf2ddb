import { fail, succeed } from '@market/domain/kernel'
import { expect, test, vi } from 'vitest'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { StartedPayments } from './ports/started-payments.ts'
import { startPayment } from './start-payment.ts'

const page = { reference: 'BANKA-1', card: null, redirectUrl: 'https://banka.test/1' }
const pending = { status: 'pending', amount: 10_000, installment: 3, failure: null } as const

function arrange(
  payment: Awaited<ReturnType<StartedPayments['find']>>,
  answer: Awaited<ReturnType<PaymentProvider['start']>> = succeed(page),
) {
  const starts = { find: async () => payment, begin: vi.fn(), refuse: vi.fn() }
  const ports = {
    starts,
    provider: { start: vi.fn(async () => answer) },
    clock: { now: () => new Date(0) },
    settle: vi.fn(async () => undefined),
  }
  const start = (kind: 'wallet' | 'transfer' = 'wallet') =>
    startPayment(ports, { paymentId: 'p', instrument: { kind, title: 'BKM' } })
  return { ...ports, start }
}

test('sends the shopper to the page of the bank, and keeps it', async () => {
  const { start, starts, provider } = arrange(pending)
  expect(await start()).toEqual(succeed('https://banka.test/1'))
  expect(provider.start).toHaveBeenCalledWith({
    id: 'p',
    amount: 10_000,
    installment: 3,
    instrument: { kind: 'wallet', title: 'BKM' },
  })
  expect(starts.begin).toHaveBeenCalledWith('p', { reference: 'BANKA-1', card: null, link: 'https://banka.test/1' })
})
test('a transfer has no page to come back to', async () => {
  const { start, starts } = arrange(pending)
  await start('transfer')
  expect(starts.begin).toHaveBeenCalledWith('p', { reference: 'BANKA-1', card: null, link: undefined })
})
test.each(['paid', 'on_delivery'] as const)('one that is %s asks nothing of the bank', async (status) => {
  const { start, provider } = arrange({ ...pending, status })
  expect(await start()).toEqual(succeed(undefined))
  expect(provider.start).not.toHaveBeenCalled()
})
test.each(['failed', 'expired', 'refunded'] as const)('one that is %s is not begun again', async (status) => {
  const { start } = arrange({ ...pending, status, failure: 'Süresi doldu.' })
  expect(await start()).toEqual(fail({ code: 'payment/ended', reason: 'Süresi doldu.' }))
})
test('one that a gift code covers is settled at once, without a bank', async () => {
  const { start, settle, provider } = arrange({ ...pending, amount: 0 })
  expect(await start()).toEqual(succeed(undefined))
  expect(settle).toHaveBeenCalledWith('p')
  expect(provider.start).not.toHaveBeenCalled()
})
test('silence of the bank leaves the payment for a retry', async () => {
  const { start, starts } = arrange(pending, fail({ kind: 'unavailable' }))
  expect(await start()).toEqual(fail({ code: 'payment/bank-unavailable' }))
  expect(starts.refuse).not.toHaveBeenCalled()
})
test('a refusal of the bank ends it', async () => {
  const { start, starts } = arrange(pending, fail({ kind: 'refused', reason: 'Limit yetersiz.' }))
  expect(await start()).toEqual(fail({ code: 'payment/refused', reason: 'Limit yetersiz.' }))
  expect(starts.refuse).toHaveBeenCalledWith('p', { reason: 'Limit yetersiz.', now: new Date(0) })
})
