import { type Address, type AddressField, type AddressForm, type AddressType, emptyAddress } from '@market/domain'

/** An address as it is filled in. */
export interface AddressFormState {
  readonly form: AddressForm
  readonly type: AddressType
  readonly useAsInvoice: boolean
  /** The invoice goes to a company: its fields show and are sent. */
  readonly company: boolean
  /** Fields that were left once: only these are judged. */
  readonly left: ReadonlySet<string>
  /** After the first attempt to save every field is judged, and a list above leads to the wrong ones. */
  readonly tried: boolean
  /** The field that did not keep all that was typed into it just now. */
  readonly lost?: AddressField | undefined
  readonly busy: boolean
  readonly refused?: string | undefined
}

type OwnDetails = Pick<AddressForm, 'firstName' | 'lastName' | 'phone'>
export type AddressFormEvent =
  | { readonly type: 'own-details'; readonly own: OwnDetails }
  | { readonly type: 'changed'; readonly change: Partial<AddressForm> }
  | { readonly type: 'typed'; readonly change: Partial<AddressForm>; readonly lost: AddressField | undefined }
  | { readonly type: 'left'; readonly field: string }
  | { readonly type: 'address-type'; readonly addressType: AddressType }
  | { readonly type: 'invoice'; readonly useAsInvoice: boolean }
  | { readonly type: 'company'; readonly company: boolean }
  | { readonly type: 'tried' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly refused?: string }

export const addressToFill = (
  address: Address | undefined,
  { title = '', ...choice }: Pick<AddressFormState, 'type' | 'useAsInvoice'> & Partial<Pick<AddressForm, 'title'>>,
): AddressFormState => ({
  ...choice,
  form: address ?? { ...emptyAddress, title },
  company: Boolean(address?.companyName),
  left: new Set(),
  tried: false,
  busy: false,
})

export function addressForm(state: AddressFormState, event: AddressFormEvent): AddressFormState {
  const { form } = state
  switch (event.type) {
    // Keeps input made meanwhile.
    case 'own-details': {
      const { firstName, lastName, phone } = event.own
      const filled = {
        firstName: form.firstName || firstName,
        lastName: form.lastName || lastName,
        phone: form.phone || phone,
      }
      return { ...state, form: { ...form, ...filled } }
    }
    case 'changed':
      return { ...state, form: { ...form, ...event.change } }
    case 'typed':
      return { ...state, form: { ...form, ...event.change }, lost: event.lost }
    case 'left':
      return { ...state, left: new Set([...state.left, event.field]) }
    case 'address-type':
      return { ...state, type: event.addressType }
    case 'invoice':
      return { ...state, useAsInvoice: event.useAsInvoice }
    case 'company':
      return { ...state, company: event.company }
    case 'tried':
      return { ...state, tried: true }
    case 'sent':
      return { ...state, busy: true, refused: undefined }
    case 'answered':
      return { ...state, busy: false, refused: event.refused }
  }
}
