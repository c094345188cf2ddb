import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreeOrder, type PlaceOrderCommand } from './agree-order.ts'
import { sampleDraft, sampleItem } from './memory/sample-draft.ts'

const plans = new Map([['*', [1, 3, 6].map((count) => ({ count, interestPercent: count === 1 ? 0 : 400 }))]])
const draft = sampleDraft({ cartId: 'sepet', items: [sampleItem({ productId: 1, quantity: 2, maxInstallment: 3 })] })
const offer = { draft, plans, contract: { version: 'v1' } }
const wish: PlaceOrderCommand = {
  method: 'credit_card',
  installment: 1,
  firstDigits: '400000',
  total: 200,
  cartRevision: 1,
  contractVersion: 'v1',
  contractAccepted: true,
  note: '',
}
const agree = (more: Partial<PlaceOrderCommand> = {}) => agreeOrder({ ...wish, ...more }, offer, { kind: 'guest' })

test('one payment costs what was seen', () => {
  expect(agree()).toEqual(succeed({ count: 1, interest: 0, total: 20_000, monthly: 20_000, payments: [20_000] }))
})
test('instalments are agreed by their own sum as by the sum of the cart', () => {
  const three = agree({ installment: 3 })
  if (!three.ok) throw new Error(three.failure.code)
  expect(three.value.total).toBeGreaterThan(20_000)
  expect(agree({ installment: 3, total: three.value.total / 100 })).toEqual(three)
})
test.each<[Partial<PlaceOrderCommand>, unknown]>([
  [{ method: 'pay_with_url' }, { code: 'order/method-not-offered', option: { reason: 'members-only' } }],
  [{ installment: 6 }, { code: 'order/installment-not-offered' }],
  [{ installment: 3, firstDigits: undefined }, { code: 'order/installment-not-offered' }],
  [{ cartRevision: 2 }, { code: 'order/cart-changed', total: 20_000 }],
  [{ total: 199.99 }, { code: 'order/total-changed', total: 20_000, reasons: [] }],
  [{ contractVersion: 'v0' }, { code: 'order/contract-changed' }],
])('%o is refused', (more, failure) => {
  expect(agree(more)).toMatchObject(fail(failure))
})
test('the cash that a carrier takes has a limit', () => {
  const items = [sampleItem({ productId: 1, quantity: 1, singlePrice: kurus(500_001), originalPrice: kurus(500_001) })]
  const dear = { ...offer, draft: sampleDraft({ cartId: 'sepet', items }) }
  const byCash = agreeOrder({ ...wish, method: 'cash_on_delivery', total: 5_000.01 }, dear, { kind: 'member' })
  expect(byCash).toMatchObject(fail({ code: 'order/method-not-offered', option: { limit: 500_000 } }))
})
test('whatever is agreed was seen, and nothing that was seen is refused', () => {
  const methods: readonly PaymentMethod[] = ['credit_card', 'bank_transfer', 'bkm', 'cash_on_delivery']
  fc.assert(
    fc.property(
      fc.constantFrom(...methods),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 5 })),
      (method, quantity, revision, off) => {
        const items = [sampleItem({ productId: 1, quantity })]
        const seen = { ...offer, draft: sampleDraft({ cartId: 'sepet', items, revision: 1 }) }
        const total = 100 * quantity + off / 100
        const agreed = agreeOrder({ ...wish, method, total, cartRevision: revision }, seen, { kind: 'guest' })
        expect(agreed.ok).toBe(off === 0 && revision === 1)
        expect(!agreed.ok || agreed.value.total === 10_000 * quantity).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
