import type { FieldProblem, GatewayFailure } from '@market/domain/kernel'
import { fullName, splitName } from '@market/domain/text'
import {
  type Address,
  type AddressDraft,
  type AddressField,
  type AddressForm,
  addressProblems,
  type AddressType,
  emptyAddress,
  type FoundPlace,
  type ReadPlace,
} from '@market/domain/account'

/** Fields as the form shows them: first and family name are one field. */
export type ShownField = Exclude<AddressField, 'firstName' | 'lastName'> | 'name'

/** The state of the address form. */
export interface AddressFormState {
  readonly form: AddressForm
  /** First and family name in one text, as typed. */
  readonly name: string
  /** The place was guessed from the address text, and the shopper has to confirm it. */
  readonly guessed: boolean
  /** Province, district and neighbourhood are chosen from lists instead of found in the address text. */
  readonly listed: boolean
  readonly type: AddressType
  readonly useAsInvoice: boolean
  /** The invoice goes to a company, whose fields are shown and sent. */
  readonly company: boolean
  /** Fields that were filled in; an untouched field shows no error. */
  readonly typed: ReadonlySet<string>
  /** Fields that were filled in and left; only these are validated. */
  readonly left: ReadonlySet<string>
  /** After the first attempt to save, every field is validated, and a list above links to the invalid ones. */
  readonly tried: boolean
  /** The field that has just dropped some of its typed characters. */
  readonly lost?: ShownField | undefined
  readonly busy: boolean
  readonly refused?: GatewayFailure | undefined
}

type OwnName = Pick<AddressForm, 'firstName' | 'lastName' | 'phone'>
/** Input of the shopper, and progress of saving. */
export type AddressFormEvent =
  | { readonly type: 'own-details'; readonly own: OwnName }
  | { readonly type: 'changed'; readonly change: Partial<AddressForm> }
  | { readonly type: 'typed'; readonly change: Partial<AddressForm>; readonly lost: ShownField | undefined }
  | { readonly type: 'name'; readonly name: string; readonly lost: boolean }
  | { readonly type: 'place'; readonly place: ReadPlace }
  /** The guessed place is right, or at least its district. */
  | { readonly type: 'confirmed'; readonly neighborhood: boolean }
  | { readonly type: 'another-place' }
  | { readonly type: 'listed'; readonly listed: boolean }
  | { readonly type: 'left'; readonly field: string }
  | { readonly type: 'address-type'; readonly addressType: AddressType }
  | { readonly type: 'invoice'; readonly useAsInvoice: boolean }
  | { readonly type: 'company'; readonly company: boolean }
  | { readonly type: 'tried' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly refused?: GatewayFailure }

/** A place that was not chosen. */
export const nowhere = { city: '', district: '', neighborhood: '', zipCode: '' }

/** The form of an address to change, or of a new one with its draft. */
export const addressToFill = (
  address: Address | undefined,
  { title = '', ...choice }: Pick<AddressFormState, 'type' | 'useAsInvoice'> & Partial<Pick<AddressForm, 'title'>>,
  draft?: AddressDraft,
): AddressFormState => ({
  ...choice,
  form: address ?? { ...emptyAddress, title },
  name: address ? fullName(address) : '',
  guessed: false,
  listed: false,
  company: Boolean(address?.companyName),
  typed: new Set(),
  left: new Set(),
  tried: false,
  busy: false,
  ...draft,
})

/** Fields touched so far. Fields that a choice clears do not count as touched. */
const typedBy = ({ typed, form }: AddressFormState, change: Partial<AddressForm>): ReadonlySet<string> =>
  new Set([...typed, ...Object.keys(change).filter((field) => Reflect.get(form, field) !== Reflect.get(change, field))])

/** The form after an event. */
export function addressForm(state: AddressFormState, event: AddressFormEvent): AddressFormState {
  const { form } = state
  switch (event.type) {
    // Keeps what the shopper has typed since the request.
    case 'own-details': {
      const { phone, ...own } = event.own
      const { firstName, lastName } = state.name === '' ? own : form
      const filled = { firstName, lastName, phone: form.phone || phone }
      return { ...state, name: state.name || fullName(own), form: { ...form, ...filled } }
    }
    // A field that is being corrected is validated when it is left again.
    case 'changed': {
      const left = new Set([...state.left].filter((field) => !(field in event.change)))
      return { ...state, form: { ...form, ...event.change }, typed: typedBy(state, event.change), left }
    }
    case 'typed':
      return { ...state, form: { ...form, ...event.change }, typed: typedBy(state, event.change), lost: event.lost }
    // A missing family name is reported when the field is left, not while the first name is typed.
    case 'name': {
      const { name, lost } = event
      const left = new Set([...state.left].filter((field) => field !== 'name'))
      const typed = new Set([...state.typed, 'name'])
      return { ...state, name, form: { ...form, ...splitName(name) }, typed, left, lost: lost ? 'name' : undefined }
    }
    case 'place': {
      const { street, guessed, ...place } = event.place
      return { ...state, guessed, form: { ...form, ...place, address: street } }
    }
    case 'confirmed':
      return {
        ...state,
        guessed: false,
        form: { ...form, neighborhood: event.neighborhood ? form.neighborhood : '' },
      }
    case 'another-place':
      return { ...state, guessed: false, form: { ...form, ...nowhere } }
    case 'listed':
      return { ...state, guessed: false, listed: event.listed }
    case 'left':
      return state.typed.has(event.field) ? { ...state, left: new Set([...state.left, event.field]) } : state
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

/** The chosen place; undefined without one. */
export const placeOf = ({ city, district, neighborhood }: AddressForm): FoundPlace | undefined =>
  city === '' || district === '' ? undefined : { city, district, neighborhood }

/**
 * A field's problem as it is shown. A name may only lack the family name; an address may lack its place or its
 * confirmation.
 */
export type ShownProblem =
  | FieldProblem<ShownField>
  | { readonly field: 'name'; readonly problem: 'family-name' }
  | { readonly field: 'address'; readonly problem: 'place' | 'guessed' }

const shownAs = ({ field, problem }: FieldProblem<AddressField>, listed: boolean): ShownProblem => {
  if (field === 'firstName') return { field: 'name', problem }
  if (field === 'lastName') return { field: 'name', problem: 'family-name' }
  if (!listed && (field === 'city' || field === 'district')) return { field: 'address', problem: 'place' }
  return { field, problem }
}

/** The problems of an address in the form's order, the first of each shown field. */
export const shownProblems = (
  problems: readonly FieldProblem<AddressField>[],
  { listed, guessed }: Pick<AddressFormState, 'listed' | 'guessed'>,
): readonly ShownProblem[] => {
  const first = new Map<ShownField, ShownProblem>()
  for (const problem of problems) {
    const shown = shownAs(problem, listed)
    if (!first.has(shown.field)) first.set(shown.field, shown)
  }
  if (guessed && !first.has('address')) first.set('address', { field: 'address', problem: 'guessed' })
  return [...first.values()]
}

/** The address as it is sent: a company's fields only if the invoice goes to a company. */
export const addressToSend = ({ form, company }: AddressFormState): AddressForm =>
  company ? form : { ...form, companyName: '', taxOffice: '', taxNumber: '' }

/** Whether the order needs the buyer's national ID. */
interface AddressRules {
  readonly tcRequired: boolean
}

/** The problems of the form as they are shown, the first one first. */
export const addressFormProblems = (state: AddressFormState, { tcRequired }: AddressRules): readonly ShownProblem[] =>
  shownProblems(addressProblems(addressToSend(state), { tcRequired, company: state.company }), state)
