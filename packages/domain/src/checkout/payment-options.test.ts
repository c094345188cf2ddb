import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { type PaymentContext, paymentOptions } from './payment-options.ts'

const context: PaymentContext = { total: kurus(50_000), guest: false, platform: 'other' }
const refused = (more: Partial<PaymentContext>, hasGold = false) =>
  Object.fromEntries(
    paymentOptions({ hasGold }, { ...context, ...more })
      .filter((option) => !option.offered)
      .map((option) => [option.method, option.reason]),
  )

describe('K2 paymentOptions', () => {
  it('has nine titles and offers all to a member at a desk', () => {
    const options = paymentOptions({ hasGold: false }, context)
    expect(options.map(({ method, title }) => [method, title])).toEqual([
      ['credit_card', 'Kredi / Banka Kartı'],
      ['bank_transfer', 'Havale/EFT'],
      ['cash_on_delivery', 'Kapıda Ödeme'],
      ['bkm', 'BKM Express'],
      ['gpay', 'Garanti Pay'],
      ['pay_with_url', 'Link ile Ödeme'],
      ['pttem_card', 'Pttem Kart'],
      ['market_card', 'Alışveriş Kartı'],
      ['bank_instant', 'Anında Havale'],
    ])
    expect(options.every((option) => option.offered && option.reason === undefined)).toBe(true)
  })

  it('keeps cards of the house and links for members', () => {
    expect(refused({ guest: true })).toEqual({
      pay_with_url: 'members-only',
      pttem_card: 'members-only',
      market_card: 'members-only',
    })
  })

  it('sells gold only against money that has arrived', () => {
    expect(refused({}, true)).toEqual({ cash_on_delivery: 'gold', pay_with_url: 'gold' })
  })

  it.each(['android', 'ios'] as const)('offers no way that opens a window on %s', (platform) => {
    expect(refused({ platform })).toEqual({ bkm: 'platform', gpay: 'platform' })
  })

  it('offers no cash on delivery at a locker', () => {
    expect(refused({ shipping: 'kargomat' })).toEqual({ cash_on_delivery: 'unattended' })
    expect(refused({ shipping: 'branch' })).toEqual({})
  })

  it('keeps to the smallest and largest total of a method, both included', () => {
    const limits = { cash_on_delivery: { min: kurus(1_000), max: kurus(50_000) } }
    expect(refused({ limits })).toEqual({})
    expect(refused({ limits, total: kurus(50_001) })).toEqual({ cash_on_delivery: 'total-too-high' })
    const tooDear = paymentOptions({ hasGold: false }, { ...context, limits, total: kurus(50_001) })
    expect(tooDear.find(({ offered }) => !offered)?.limit).toBe(50_000)
    expect(refused({ limits, total: kurus(1_000) })).toEqual({})
    expect(refused({ limits, total: kurus(999) })).toEqual({ cash_on_delivery: 'total-too-low' })
  })

  it('offers only the provider’s methods', () => {
    const offered = paymentOptions({ hasGold: false }, { ...context, enabled: ['credit_card'] })
    expect(offered.filter((option) => option.offered).map((option) => option.method)).toEqual(['credit_card'])
    expect(offered).toHaveLength(9)
    expect(refused({ enabled: ['credit_card'] })).toMatchObject({ bkm: 'not-enabled', bank_transfer: 'not-enabled' })
  })
})
