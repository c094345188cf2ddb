import {
  type AddressWire,
  deleteAddress,
  getAddresses,
  getCityDistrict,
  getFoundPlaces,
  getInitAddress,
  postAddress,
  postSelectAddress,
  putAddress,
} from '@market/contract'
import { addressId } from '@market/domain/kernel'
import type { Address, AddressGateway, AddressToSave, SelectedAddresses } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/**
 * `AddressGateway` over the address calls (rules.md K3). City, district and neighbourhood lists come from
 * `/city-district`.
 */
export const httpAddresses = (api: ApiClient): AddressGateway => ({
  initial: () =>
    mapResult(api.send(getInitAddress, {}), (wire) => ({
      ...readSelected(wire),
      guestEmail: wire.guest_email,
      guestVerified: wire.guest_verified,
      tcRequired: wire.tc_required,
      nationalIdKept: wire.tc_kept,
    })),
  list: (type) => mapResult(api.send(getAddresses, { params: { type } }), (wire) => wire.addresses.map(readAddress)),
  save: (address) => mapResult(api.send(postAddress, { body: writeAddress(address) }), readSaved),
  change: (id, address) => mapResult(api.send(putAddress, { params: { id }, body: writeAddress(address) }), readSaved),
  remove: (id) => mapResult(api.send(deleteAddress, { params: { id } }), readSelected),
  select: ({ addressId: id, invoiceAddressId }) =>
    mapResult(
      api.send(postSelectAddress, {
        body: { address_id: id, ...(invoiceAddressId && { invoice_address_id: invoiceAddressId }) },
      }),
      readSelected,
    ),
  findPlaces: (q) =>
    mapResult(api.send(getFoundPlaces, { query: { q } }), ({ places }) =>
      places.map(({ zip_code: zipCode, ...place }) => ({ ...place, zipCode })),
    ),
  places: (of = {}) => mapResult(api.send(getCityDistrict, { query: of }), (wire) => wire),
})

interface SelectedWire {
  readonly addresses: readonly AddressWire[]
  readonly selected_address: string | null
  readonly selected_invoice: string | null
}
const optionalId = (id: string | null) => (id === null ? null : addressId(id))
const readSelected = (wire: SelectedWire): SelectedAddresses => ({
  addresses: wire.addresses.map(readAddress),
  selectedAddress: optionalId(wire.selected_address),
  selectedInvoice: optionalId(wire.selected_invoice),
})
const readSaved = (wire: SelectedWire & { readonly saved: AddressWire }) => ({
  ...readSelected(wire),
  saved: readAddress(wire.saved),
})

/** An address from the wire: snake case to the core's names, ids branded. */
export const readAddress = (wire: AddressWire): Address => ({
  id: addressId(wire.id),
  type: wire.type,
  title: wire.title,
  firstName: wire.first_name,
  lastName: wire.last_name,
  city: wire.city,
  district: wire.district,
  neighborhood: wire.neighborhood,
  address: wire.address,
  phone: wire.phone,
  zipCode: wire.zip_code,
  email: wire.email,
  tc: wire.tc,
  companyName: wire.company_name,
  taxOffice: wire.tax_office,
  taxNumber: wire.tax_number,
})

const writeAddress = (address: AddressToSave) => ({
  type: address.type,
  title: address.title,
  first_name: address.firstName,
  last_name: address.lastName,
  city: address.city,
  district: address.district,
  neighborhood: address.neighborhood,
  address: address.address,
  phone: address.phone,
  zip_code: address.zipCode,
  email: address.email,
  tc: address.tc,
  company_name: address.companyName,
  tax_office: address.taxOffice,
  tax_number: address.taxNumber,
  use_as_invoice: address.useAsInvoice,
})
