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
    ['password', ' a-1 ', ' a-1 '],
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
          expect(Object.values(formToSend({ [name]: typed }))[0]).toBe(shown.trim())
        },
      ),
    )
  })
})
