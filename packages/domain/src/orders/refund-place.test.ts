import { describe, expect, it } from 'vitest'
import { paymentTitles } from '../checkout/payment-options.ts'
import { kurus, zero } from '../money/money.ts'
import type { PaymentMethod } from '../checkout/payment-options.ts'
import { refundTexts } from './messages.ts'
import { refundPlace } from './refund-place.ts'

const paid = (method: PaymentMethod) => refundPlace({ method, collected: true, charged: kurus(100), gift: zero })
const methods = Object.keys(paymentTitles) as readonly PaymentMethod[]

describe('refundPlace', () => {
  it('speaks of the card only where a card paid', () => {
    const byCard = methods.filter((method) => /kart/u.test(refundTexts[paid(method)]))
    expect(byCard).toEqual(['credit_card', 'pay_with_url', 'pttem_card', 'market_card'])
  })

  it.each([
    ['bank_transfer', 'account'],
    ['bank_instant', 'account'],
    ['cash_on_delivery', 'branch'],
    ['bkm', 'wallet'],
    ['gpay', 'wallet'],
  ] as const)('gives %s back to the %s', (method, place) => expect(paid(method)).toBe(place))

  it('gives nothing back of what has not come, and a gift code its own', () => {
    for (const method of methods) {
      expect(refundPlace({ method, collected: false, charged: kurus(1), gift: zero })).toBe('nothing')
      expect(refundPlace({ method, collected: true, charged: zero, gift: kurus(1) })).toBe('gift-code')
      expect(refundPlace({ method, collected: true, charged: zero, gift: zero })).toBe('free')
    }
  })
})
