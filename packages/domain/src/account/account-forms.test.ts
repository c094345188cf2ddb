import { newPasswordProblems } from './new-password-form.ts'
import { describe, expect, it } from 'vitest'
import { addressId } from '../kernel/ids.ts'
import { emptyAddress } from './address.ts'
import { emptyRegistration } from './registration.ts'

it('says what an empty text was meant to be', () => {
  expect(addressId('ev')).toBe('ev')
  expect(() => addressId('')).toThrow('not a AddressId: empty')
})

it('begins forms empty, with nothing accepted', () => {
  const { type, ...texts } = emptyAddress
  expect(type).toBe(1)
  expect(Object.keys(texts)).toHaveLength(14)
  expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  expect(emptyRegistration).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    password: '',
    agreement: false,
    newsletter: false,
    insiderContactList: false,
  })
})

describe('V11 newPasswordProblems', () => {
  it('wants a password of the rule, typed twice alike', () => {
    const fieldsOf = (password: string, repeated: string) =>
      newPasswordProblems({ password, repeated }).map(({ field }) => field)
    expect(fieldsOf('Guvercin2026', 'Guvercin2026')).toEqual([])
    expect(fieldsOf('kısa', 'kısa')).toEqual(['password'])
    expect(fieldsOf('Guvercin2026', 'Guvercin2026 ')).toEqual(['repeated'])
    expect(fieldsOf(' Guvercin2026', ' Guvercin2026')).toEqual([])
  })
})
