import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formToSend } from './form-to-send.ts'

describe('T2 formToSend', () => {
  it('makes each field ready by its name', () => {
    expect(
      formToSend({
        firstName: ' Ada! ',
        lastName: 'Deneme 2',
        companyName: ' 34 Çınar, A.Ş. & Oğulları ',
        email: ' ada @ornek.test\n',
        phone: '0555 000 00 00',
        iban: 'tr33 0006 1005 1978 6457 8413 26',
        password: ' Boşluklu Parola 1 ',
        note: ' iki  söz ',
        accepted: true,
        quantity: 3,
        productId: null,
      }),
    ).toEqual({
      firstName: 'Ada',
      lastName: 'Deneme',
      companyName: '34 Çınar AŞ Oğulları',
      email: 'ada@ornek.test',
      phone: '05550000000',
      iban: 'TR330006100519786457841326',
      password: ' Boşluklu Parola 1 ',
      note: 'iki  söz',
      accepted: true,
      quantity: 3,
      productId: null,
    })
  })

  it.each([
    ['officialFirstName', ' Ada 1 ', 'Ada'],
    ['officialLastName', ' Deneme! ', 'Deneme'],
    ['shopName', ' 34 Çınar, A.Ş. ', '34 Çınar AŞ'],
    ['friendEmail', ' ada @ornek.test', 'ada@ornek.test'],
    ['officialMail', ' ada @ornek.test', 'ada@ornek.test'],
    ['companyPhone', '0212 000 00 00', '02120000000'],
    ['companyFax', '0212 000 00 01', '02120000001'],
    ['officialPhone', '0555 000 00 00', '05550000000'],
  ])('knows %s under its name', (field, typed, sent) =>
    expect(formToSend({ [field]: typed })).toEqual({ [field]: sent }),
  )

  it('leaves one space between the words of a title', () => {
    expect(formToSend({ title: ' Yazlık   ev ' })).toEqual({ title: 'Yazlık ev' })
  })

  it('leaves alone what it was given', () => {
    const form = { note: ' iki ', type: 1, tags: [' a '] }
    expect(formToSend(form)).toEqual({ note: 'iki', type: 1, tags: [' a '] })
    expect(form.note).toBe(' iki ')
  })

  it('keeps every field, and changes nothing when it is done twice', () => {
    const field = fc.constantFrom('tc', 'firstName', 'companyName', 'email', 'phone', 'iban', 'password', 'note')
    fc.assert(
      fc.property(fc.dictionary(field, hostileText), (form) => {
        const sent = formToSend(form)
        expect(Object.keys(sent)).toEqual(Object.keys(form))
        expect(formToSend(sent)).toEqual(sent)
      }),
    )
  })
})
