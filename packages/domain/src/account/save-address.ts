import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { normalizePhone } from '../validation/phone.ts'
import type { AddressGateway, AddressToSave, SelectedAddresses } from './address-gateway.ts'
import type { AddressId } from './address-id.ts'
import { type AddressField, addressProblems } from './address-problems.ts'
import type { Address } from './address.ts'

/** An address to save, as typed. */
export interface SaveAddress {
  readonly address: AddressToSave
  /** The address to change; a new one without it. */
  readonly id?: AddressId
  readonly tcRequired?: boolean
}
/** The address that was saved, and the address book after it. */
export type AddressSaved = SelectedAddresses & { readonly saved: Address }

/** The form that is sent: every text trimmed, the phone without spaces. */
const normalized = (address: AddressToSave): AddressToSave => ({
  type: address.type,
  useAsInvoice: address.useAsInvoice,
  title: address.title.trim(),
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  city: address.city.trim(),
  district: address.district.trim(),
  neighborhood: address.neighborhood.trim(),
  address: address.address.trim(),
  phone: normalizePhone(address.phone),
  zipCode: address.zipCode.trim(),
  email: address.email.trim(),
  tc: address.tc.trim(),
  companyName: address.companyName.trim(),
  taxOffice: address.taxOffice.trim(),
  taxNumber: address.taxNumber.trim(),
})

/** Checks an address and saves it as a new one or over the one with the id. */
export const saveAddress =
  ({ addresses }: { readonly addresses: AddressGateway }) =>
  async ({
    address,
    id,
    tcRequired = false,
  }: SaveAddress): Promise<Result<AddressSaved, GatewayFailure | InvalidForm<AddressField>>> => {
    const problems = addressProblems(address, { tcRequired })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    return id === undefined ? addresses.save(normalized(address)) : addresses.change(id, normalized(address))
  }
