import type { AddressForm } from './address.ts'

/** Parts of an address line. */
export type AddressParts = Pick<AddressForm, 'neighborhood' | 'address' | 'district' | 'city'> &
  Partial<Pick<AddressForm, 'zipCode'>>

/** An address in one line. A branch or a locker begins with its name, which is left out where it is the `title` beside it. */
export function addressLine({ neighborhood, address, zipCode = '', district, city }: AddressParts, title = ''): string {
  const named = `${title}, `
  const street = title !== '' && address.startsWith(named) ? address.slice(named.length) : address
  return [neighborhood, street, zipCode, `${district} / ${city}`].filter(Boolean).join(', ')
}
