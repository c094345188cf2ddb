import type { AddressForm } from './address.ts'

/** Parts of an address line. */
export type AddressParts = Pick<AddressForm, 'neighborhood' | 'address' | 'district' | 'city'> &
  Partial<Pick<AddressForm, 'zipCode'>>

/**
 * An address in one line. For a branch or a locker it starts with its name, unless the name is the `title` shown beside
 * it.
 */
export function addressLine({ neighborhood, address, zipCode = '', district, city }: AddressParts, title = ''): string {
  const named = `${title}, `
  const street = title !== '' && address.startsWith(named) ? address.slice(named.length) : address
  return [neighborhood, street, zipCode, `${district} / ${city}`].filter(Boolean).join(', ')
}
