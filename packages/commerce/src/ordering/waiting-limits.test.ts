import { kurus } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { methodTerms } from '../payment/method-terms.ts'
import { isTooMuchWaiting } from './waiting-limits.ts'

const methods = Object.keys(methodTerms) as PaymentMethod[]
const count = fc.nat(20)
const amount = fc.nat(2_000_000).map(kurus)
const orders = fc.record({ unpaid: count, cash: count, cashTotal: amount })

it('holds no more than the limits for any sequence of orders', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.record({ method: fc.constantFrom(...methods), amount })), (limits, wishes) => {
      const held = { unpaid: 0, cash: 0, cashTotal: kurus(0) }
      for (const wish of wishes) {
        if (isTooMuchWaiting(wish, held, limits)) continue
        if (wish.method === 'cash_on_delivery') {
          held.cash += 1
          held.cashTotal = kurus(held.cashTotal + wish.amount)
        } else if (methodTerms[wish.method].waits) held.unpaid += 1
      }
      expect(held.unpaid).toBeLessThanOrEqual(limits.unpaid)
      expect(held.cash).toBeLessThanOrEqual(limits.cash)
      expect(held.cashTotal).toBeLessThanOrEqual(limits.cashTotal)
    }),
  )
})

it('never limits an order that is paid at once', () => {
  const atOnce = methods.filter((method) => method !== 'cash_on_delivery' && !methodTerms[method].waits)
  fc.assert(
    fc.property(fc.constantFrom(...atOnce), amount, orders, orders, (method, sum, waiting, limits) => {
      expect(isTooMuchWaiting({ method, amount: sum }, waiting, limits)).toBe(false)
    }),
  )
})
