import { expect, it } from 'vitest'
import { addressId } from './address-id.ts'
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
