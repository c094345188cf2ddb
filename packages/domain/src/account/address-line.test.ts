import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

const home = { neighborhood: 'Moda', address: 'Sarraf Sokak No: 3', district: 'Kadıköy', city: 'İstanbul' }

it('lists the given parts of an address, from the narrowest to the widest', () => {
  expect(addressLine(home)).toBe('Moda, Sarraf Sokak No: 3, Kadıköy / İstanbul')
  expect(addressLine({ ...home, neighborhood: '', zipCode: '34710' })).toBe(
    'Sarraf Sokak No: 3, 34710, Kadıköy / İstanbul',
  )
})

it('omits the name of a branch that is shown next to the line', () => {
  const branch = { ...home, neighborhood: '', address: 'Moda Şubesi, Bahariye Caddesi 12' }
  expect(addressLine(branch, 'Moda Şubesi')).toBe('Bahariye Caddesi 12, Kadıköy / İstanbul')
  expect(addressLine(branch)).toBe('Moda Şubesi, Bahariye Caddesi 12, Kadıköy / İstanbul')
})
