import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PaymentHistory, type PaymentStep } from './memory/payment-history.ts'

const payment = fc.nat(2)
const step: fc.Arbitrary<PaymentStep> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('settle' as const), payment }), weight: 12 },
  {
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      answer: fc.nat(3),
      lost: fc.constantFrom(false, false, false, true),
    }),
    weight: 12,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('bank captures' as const),
      payment,
      amount: fc.constantFrom('right' as const, 'right' as const, 'right' as const, 'other' as const),
    }),
    weight: 6,
  },
  { arbitrary: fc.constant({ do: 'reconcile' as const }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('bank refuses' as const), payment }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('bank is silent' as const), silent: fc.boolean() }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('give up' as const), payment }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('buyer leaves' as const), payment }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('sell' as const), units: fc.constantFrom(1, -1) }), weight: 4 },
  {
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 14, 20, 9 * 24 * 60) }),
    weight: 3,
  },
  { arbitrary: fc.constant({ do: 'crash' as const }), weight: 1 },
)
const shop = fc.record({
  amounts: fc.array(fc.constantFrom(24_990, 24_990, 9_900, 0), { minLength: 3, maxLength: 3 }),
  stock: fc.nat(1),
})

/** Rules that are broken at any moment. */
function wrongs({ books, bank }: PaymentHistory): readonly string[] {
  return [...books.payments].flatMap(([id, { status }]) => {
    const times = books.fulfilled.filter((one) => one === id).length
    const atBank = bank.get(id)?.status
    return [
      ...(times > 1 ? ['an order is made once'] : []),
      ...((times === 1) === (status === 'paid') ? [] : ['an order is made when it is paid']),
      ...(times > 0 && atBank === 'refunded' ? ['no order is made of money that went back'] : []),
      ...(times > 0 && atBank && atBank !== 'captured' ? ['no order is made without money'] : []),
      ...(status === 'refunded' && atBank !== 'refunded' ? ['money went back that is said to have'] : []),
    ]
  })
}

/** Broken rules, checked after the bank has decided every payment. */
function wrongsAtTheEnd({ books, bank }: PaymentHistory): readonly string[] {
  const refundNews = new Set(['refunded', 'givenUp', 'otherAmount'])
  return [...books.payments].flatMap(([id, { status, settledAt, amount, held }]) => {
    const atBank = bank.get(id)?.status
    const news = books.told.filter((one) => one.id === id).map((one) => one.news)
    const refunds = news.filter((one) => refundNews.has(one)).length
    return [
      ...(settledAt === null ? ['no payment stays open for ever'] : []),
      ...(held ? ['a payment that ended holds nothing'] : []),
      ...(atBank === 'captured' && status !== 'paid' ? ['money has its order or goes back'] : []),
      ...(amount > 0 && (atBank === 'refunded') !== (status === 'refunded') ? ['the shop knows what went back'] : []),
      ...(refunds === (status === 'refunded' ? 1 : 0) ? [] : ['a refund is told of once']),
      ...(atBank === 'refunded' && news.includes('lapsed') ? ['nobody is told that nothing was taken'] : []),
      ...(news.filter((one) => one === 'lapsed').length > 1 ? ['an end is told of once'] : []),
    ]
  })
}

/** An `expect` for every step would take most of the time. */
const hold = (wrong: readonly string[]): void => {
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

test('each payment ends in one order or a refund, for any sequence of bank messages', async () => {
  const met: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(shop, fc.array(step, { minLength: 6, maxLength: 40, size: 'max' }), async (of, steps) => {
      const history = new PaymentHistory(of)
      for (const one of steps) {
        await history.take(one)
        hold(wrongs(history))
      }
      await history.end()
      hold([...wrongs(history), ...wrongsAtTheEnd(history)])
      for (const [state, times] of Object.entries(history.met)) met[state] = (met[state] ?? 0) + times
    }),
    { numRuns: 3_000 },
  )
  const refunds = ['refunded: refunded', 'refunded: givenUp', 'refunded: otherAmount']
  expect(Object.keys(met)).toEqual(expect.arrayContaining(['pending', 'paid', 'failed', 'expired', ...refunds]))
})
