import { aSavedCard } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { bestOfCards } from './best-of-cards.ts'
import { installments } from '../installments/installments.ts'

const now = new Date('2026-11-24T09:00:00Z')
const troy = aSavedCard({ firstDigits: '979200' })
const visa = aSavedCard({ firstDigits: '400000', last4: '1111' })
const amex = aSavedCard({ firstDigits: '340000', last4: '2222' })
const plans = [
  { title: 'Diğer kartlar', brand: null, entries: [{ count: 3, interestPercent: 0 }] },
  { title: 'American Express kartlar', brand: 'amex', entries: [{ count: 12, interestPercent: 900 }] },
  { title: 'Troy kartlar', brand: 'troy', entries: [{ count: 9, interestPercent: 0 }] },
]
const price = kurus(1_111_050)

describe('K1 bestOfCards', () => {
  it('is the longest without interest, by the plan of each card', () => {
    const best = bestOfCards(price, [visa, amex, troy], plans, now)
    expect(best?.card).toBe(troy)
    expect(best?.installment).toMatchObject({ count: 9, interest: 0, monthly: 123_450 })
    expect(bestOfCards(price, [amex, visa], plans, now)).toMatchObject({ card: visa, installment: { count: 3 } })
    expect(bestOfCards(price, [amex], plans, now)?.installment).toMatchObject({ count: 12, total: 1_211_045 })
  })

  it('is the first of equal cards, and the cheaper of equal numbers', () => {
    expect(bestOfCards(price, [visa, { ...visa, last4: '9' }], plans, now)?.card).toBe(visa)
    const dear = [
      { title: '', brand: null, entries: [{ count: 6, interestPercent: 500 }] },
      { title: '', brand: 'troy', entries: [{ count: 6, interestPercent: 400 }] },
    ]
    expect(bestOfCards(price, [visa, troy], dear, now)?.card).toBe(troy)
  })

  it('is undefined without a valid card, and if the product allows no instalments', () => {
    expect(bestOfCards(price, [], plans, now)).toBeUndefined()
    expect(bestOfCards(price, [{ ...troy, expiry: '10/2026' }], plans, now)).toBeUndefined()
    expect(bestOfCards(price, [troy], [], now)).toBeUndefined()
    const single = [{ title: '', brand: null, entries: [{ count: 1, interestPercent: 0 }] }]
    expect(bestOfCards(price, [troy], single, now)).toBeUndefined()
  })

  it('is one that the payment offers for that card, and no card has a better one', () => {
    const entry = fc.record({ count: fc.integer({ min: 1, max: 18 }), interestPercent: fc.constantFrom(0, 350, 900) })
    const entries = fc.uniqueArray(entry, { selector: ({ count }) => count, maxLength: 6 })
    const cards = fc.subarray([visa, amex, troy])
    fc.assert(
      fc.property(entries, entries, cards, fc.integer({ min: 10_000, max: 9_000_000 }), (others, own, some, amount) => {
        const both = [
          { title: '', brand: null, entries: others },
          { title: '', brand: 'troy', entries: own },
        ]
        const of = (card: typeof troy) => installments(kurus(amount), card === troy ? own : others, 99)
        const best = bestOfCards(kurus(amount), some, both, now)
        const free = some.flatMap(of).filter(({ count, interest }) => count > 1 && interest === 0)
        if (best) expect(of(best.card)).toContainEqual(best.installment)
        else expect(some.flatMap(of).every(({ count }) => count === 1)).toBe(true)
        if (best && free.length > 0 && best.installment.interest === 0)
          expect(best.installment.count).toBe(Math.max(...free.map(({ count }) => count)))
      }),
    )
  })
})
