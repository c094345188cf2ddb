import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedCardId } from '../kernel/ids.ts'
import {
  cardNameProblems,
  isUsableCard,
  maskedCard,
  maxCardNameLength,
  normalizeCardName,
  type SavedCard,
  savedCardProblems,
  savedCardTitle,
  savedToPay,
  usableFirst,
} from './saved-card.ts'

const card = (given: Partial<SavedCard> = {}): SavedCard => ({
  id: savedCardId('kart-1'),
  name: '',
  firstDigits: '979200',
  last4: '0011',
  expiry: '11/2026',
  ...given,
})
const expiry = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2020, max: 2035 }) })
  .map(({ month, year }) => `${String(month).padStart(2, '0')}/${year}`)
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })

describe('a saved card', () => {
  it('can pay to the end of its month, Turkish time', () => {
    expect(isUsableCard(card(), new Date('2026-11-30T20:59:59Z'))).toBe(true)
    expect(isUsableCard(card(), new Date('2026-11-30T21:00:00Z'))).toBe(false)
  })
  it('stays expired', () =>
    fc.assert(
      fc.property(expiry, instant, fc.nat(10_000_000_000), (text, now, later) => {
        if (isUsableCard(card({ expiry: text }), now)) return
        expect(isUsableCard(card({ expiry: text }), new Date(now.getTime() + later))).toBe(false)
      }),
    ))
  it('is listed before all expired cards, and no card is lost', () =>
    fc.assert(
      fc.property(fc.array(expiry), instant, (all, now) => {
        const cards = all.map((text, at) => card({ id: savedCardId(`k${at}`), expiry: text }))
        const sorted = usableFirst(cards, now)
        expect(sorted.toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other))).toEqual(cards)
        const usable = sorted.map((one) => isUsableCard(one, now))
        expect(usable).toEqual(usable.toSorted((one, other) => Number(other) - Number(one)))
      }),
    ))
  it('pays first if it is valid, until another or none is chosen', () => {
    const now = new Date('2026-11-20T09:00:00Z')
    const expired = card({ id: savedCardId('eski'), expiry: '01/2020' })
    const second = card({ id: savedCardId('kart-2') })
    const cards = [expired, card(), second]
    expect(savedToPay(cards, undefined, now)).toEqual(card())
    expect(savedToPay(cards, second.id, now)).toEqual(second)
    expect(savedToPay(cards, expired.id, now)).toBeUndefined()
    expect(savedToPay(cards, null, now)).toBeUndefined()
    expect(savedCardProblems(expired, now)).toEqual([{ field: 'expiry', problem: 'expired' }])
    expect(savedCardProblems(second, now)).toEqual([])
  })
  it('is called by its name, else by brand and last digits', () => {
    expect(savedCardTitle(card({ name: 'Maaş kartım' }))).toBe('Maaş kartım')
    expect(savedCardTitle(card())).toBe('Troy •••• 0011')
    expect(maskedCard(card({ firstDigits: '100000' }))).toBe('Kart •••• 0011')
  })
})

describe('a card’s name', () => {
  it.each(['', '  ', 'Maaş kartım', 'Annemin kartı 2', 'Troy 0011', 'x'.repeat(maxCardNameLength)])(
    'may be %j',
    (name) => expect(cardNameProblems(name)).toEqual([]),
  )
  it.each(['x'.repeat(maxCardNameLength + 1), '9792 0000 0000 0011', 'kod 12345', '٩٧٩٢٠', 'a\u0000b'])(
    'may not be %j',
    (name) => expect(cardNameProblems(name)).toEqual([{ field: 'name', problem: 'invalid' }]),
  )
  it('never contains a card number, with any separators', () =>
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 10 ** 15 }), fc.constantFrom('', ' ', '-', '.'), (number, between) => {
        expect(cardNameProblems([...String(number)].join(between))).not.toEqual([])
      }),
    ))
  it('is normalised once and for all', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = normalizeCardName(typed)
        expect(normalizeCardName(once)).toBe(once)
        expect(cardNameProblems(once)).toEqual(cardNameProblems(typed))
      }),
    ))
})
