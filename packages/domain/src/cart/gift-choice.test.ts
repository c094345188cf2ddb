import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import {
  giftNoteLength,
  giftNoteProblem,
  giftOrNone,
  hidesPrices,
  maxGiftNoteLength,
  normalizeGiftNote,
  wrapTotal,
} from './gift-choice.ts'

describe('the note of a gift', () => {
  it.each([
    '',
    'İyi ki doğdun',
    'Canım anneme \u{1F339}',
    'Bir\nİki',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u2764\uFE0F',
  ])('may be %j', (note) => expect(giftNoteProblem(note)).toBeUndefined())

  it.each(['a\u0000', 'a\tb', 'a\u0007', 'a\u0085b', 'a\u2028b', '\uD83C', 'a\u202Eb', 'a\u2066b', '\uE000', 'a\rb'])(
    'may not be %j',
    (note) => expect(giftNoteProblem(note)).toBe('unprintable'),
  )

  it('has at most 300 characters of any byte length', () => {
    const full = '\u{1F381}'.repeat(maxGiftNoteLength)
    expect(giftNoteLength(full)).toBe(maxGiftNoteLength)
    expect([giftNoteProblem(full), giftNoteProblem(`${full}!`)]).toEqual([undefined, 'too-long'])
  })

  it('is stored with plain line breaks, without surrounding spaces', () => {
    expect(normalizeGiftNote('  Sevgiyle \r\n\r\n\r\n\r\nElif\r')).toBe('Sevgiyle\n\nElif')
    expect(normalizeGiftNote('S\u0327eker')).toBe('\u015Eeker')
  })

  it('does not change when it is normalized again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normalizeGiftNote(typed)
        expect(normalizeGiftNote(once)).toBe(once)
      }),
    ))
})

describe('a gift', () => {
  const gift = { wrapped: true, note: '', pricesHidden: false }

  it('costs its wrapping once, and nothing if it is not wrapped or not offered', () => {
    const line = { quantity: 3, gift, wrapOffer: kurus(3_990) }
    expect(wrapTotal(line)).toBe(3_990)
    for (const other of [
      { gift: { ...gift, wrapped: false } },
      { gift: null },
      { wrapOffer: null },
      { wrapOffer: kurus(-1) },
      { quantity: 0 },
    ])
      expect(wrapTotal({ ...line, ...other })).toBe(0)
  })

  it('is null if nothing was chosen', () => {
    expect(giftOrNone({ wrapped: false, note: '', pricesHidden: false })).toBeNull()
    expect(giftOrNone({ wrapped: false, note: '', pricesHidden: true })).not.toBeNull()
    expect(giftOrNone({ wrapped: false, note: 'a', pricesHidden: false })).not.toBeNull()
    expect(giftOrNone(gift)).toBe(gift)
    expect(giftOrNone(null)).toBeNull()
  })

  it('hides the prices of all that is in its parcel', () => {
    expect(hidesPrices([{ gift: null }, { gift: { ...gift, pricesHidden: true } }])).toBe(true)
    expect(hidesPrices([{ gift }, {}])).toBe(false)
  })
})
