import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { AddressId } from '../kernel/ids.ts'
import type { Address, AddressForm, AddressType } from './address.ts'
import type { ReadPlace } from './found-place.ts'

/** The caller's addresses and which of them the order goes to. */
export interface SelectedAddresses {
  readonly addresses: readonly Address[]
  readonly selectedAddress: AddressId | null
  readonly selectedInvoice: AddressId | null
}
/** Data that the address step of the checkout starts with. */
export interface AddressStep extends SelectedAddresses {
  readonly guestEmail: string | null
  /** The guest has proven the address with the code. */
  readonly guestVerified: boolean
  readonly tcRequired: boolean
  /** A national ID is stored for orders that need one. */
  readonly nationalIdKept: boolean
}
/** An address to save, and whether the invoice goes there too. */
export interface AddressToSave extends AddressForm {
  readonly useAsInvoice: boolean
}
/** Names to choose from; a list is empty where its parent was not asked for. */
export interface Places {
  readonly cities: readonly string[]
  readonly districts: readonly string[]
  readonly neighborhoods: readonly string[]
}

/** The caller's address book. */
export interface AddressGateway {
  /** Reads the data that the address step of the checkout starts with. */
  initial(): GatewayResult<AddressStep>
  list(type: AddressType): GatewayResult<readonly Address[]>
  /** The saved one becomes the selected one. */
  save(address: AddressToSave): GatewayResult<SelectedAddresses & { readonly saved: Address }>
  change(id: AddressId, address: AddressToSave): GatewayResult<SelectedAddresses & { readonly saved: Address }>
  /** The first remaining one becomes the selected one. */
  remove(id: AddressId): GatewayResult<SelectedAddresses>
  select(choice: {
    readonly addressId: AddressId
    readonly invoiceAddressId?: AddressId
  }): GatewayResult<SelectedAddresses>
  /** Provinces; the districts of a city; the neighbourhoods of a district. */
  places(of?: { readonly city?: string; readonly district?: string }): GatewayResult<Places>
  /** Places that an address line may name, best first, a few at most; empty if the line names no place. */
  findPlaces(line: string): GatewayResult<readonly ReadPlace[]>
}
