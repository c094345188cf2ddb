import { type AddressForm, emptyAddress } from '@market/domain/account'

const elif: AddressForm = {
  ...emptyAddress,
  firstName: 'Elif',
  lastName: 'Karaca',
  city: 'İstanbul',
  district: 'Kadıköy',
  phone: '05321112233',
}

/** Addresses of the first demo member; the last one saved is the selected one. */
export const demoAddresses: readonly AddressForm[] = [
  { ...elif, title: 'Ev', neighborhood: 'Caferağa Mah.', address: 'Moda Cad. No: 41/6' },
]
