import { addressId } from '@market/domain/kernel'
import { type Address, type AddressToSave, emptyAddress } from '@market/domain/account'

/** An address form; pass the fields that the test is about. */
export const anAddressForm = (given: Partial<AddressToSave> = {}): AddressToSave => ({
  ...emptyAddress,
  title: 'Ev',
  firstName: 'Ada',
  lastName: 'Deneme',
  city: 'Bursa',
  district: 'Nilüfer',
  neighborhood: 'Barış Mah.',
  address: 'Ihlamur Sokak No: 7 Daire: 3',
  phone: '05550000000',
  zipCode: '16110',
  useAsInvoice: true,
  ...given,
})

export const anAddress = (given: Partial<Address> = {}): Address => {
  const { useAsInvoice: _, ...form } = anAddressForm()
  return { ...form, id: addressId('adres-1'), ...given }
}
