import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formToSend } from './form-to-send.ts'
import { keeps, typeInto } from './type-into.ts'

describe('S15 typeInto', () => {
  it.each([
    ['firstName', 'Şükrü-Can3', 'ŞükrüCan'],
    ['lastName', 'Öz (Ğ) ', 'Öz Ğ '],
    ['companyName', 'Örnek A.Ş. 3 & Oğulları', 'Örnek AŞ 3  Oğulları'],
    ['email', ' ada@ornek.test ', 'ada@ornek.test'],
    ['address', 'No: 4/1 ', 'No: 4/1 '],
    ['password', ' a-1\u200B ', ' a-1\u200B '],
    ['address', '\u202ANo:\u00A04\u202C', 'No: 4'],
    ['firstName', 'C\u0327ag\u0306r\u0131 José', 'Çağrı Jose'],
    ['tc', ' 100 000 001 46', '10000000146'],
    ['taxNumber', '1234 567 890', '1234567890'],
    ['zipCode', '34 710', '34710'],
  ])('takes into %s of %j only %j', (field, typed, kept) => {
    expect(typeInto(field, '', typed)).toBe(kept)
  })

  it('says which fields keep less', () => {
    expect(['firstName', 'companyName', 'email', 'title'].map(keeps)).toEqual([
      'letters',
      'letters-and-digits',
      undefined,
      undefined,
    ])
  })

  it('shows what will be sent, but for the spaces around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('firstName', 'lastName', 'companyName', 'shopName', 'title'),
        fc.string(),
        (name, typed) => {
          const shown = typeInto(name, '', typed)
          expect(Object.values(formToSend({ [name]: typed }))[0]).toBe(shown.trim().replaceAll(/ {2,}/g, ' '))
        },
      ),
    )
  })
})
