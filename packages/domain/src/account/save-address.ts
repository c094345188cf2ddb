import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { AddressGateway, AddressToSave, SelectedAddresses } from './address-gateway.ts'
import type { AddressId } from '../kernel/ids.ts'
import { type AddressField, addressProblems } from './address-problems.ts'
import type { Address } from './address.ts'

/** An address to save, as typed. */
export interface SaveAddress {
  readonly address: AddressToSave
  /** The address to change; a new one without it. */
  readonly id?: AddressId
  readonly tcRequired?: boolean
  /** The invoice is a company's. */
  readonly company?: boolean
}
/** The address that was saved, and the address book after it. */
export type AddressSaved = SelectedAddresses & { readonly saved: Address }

/** Validates an address and saves it: as a new one, or in place of the one with the id. */
export const saveAddress =
  ({ addresses }: { readonly addresses: AddressGateway }) =>
  ({ address: typed, id, tcRequired = false, company = false }: SaveAddress): Submitted<AddressSaved, AddressField> => {
    const address = formToSend(typed)
    return submitForm(addressProblems(address, { tcRequired, company }), () =>
      id === undefined ? addresses.save(address) : addresses.change(id, address),
    )
  }
