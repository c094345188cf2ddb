import type { FieldProblem } from '@market/domain/kernel'
import { fullName, splitName } from '@market/domain/text'
import {
  type Address,
  type AddressDraft,
  type AddressField,
  type AddressForm,
  type AddressType,
  emptyAddress,
  type FoundPlace,
  type ReadPlace,
} from '@market/domain/account'

/** Fields as the form shows them: both names are one line. */
export type ShownField = Exclude<AddressField, 'firstName' | 'lastName'> | 'name'

/** An address as it is filled in. */
export interface AddressFormState {
  readonly form: AddressForm
  /** First and family name in one line, as typed. */
  readonly name: string
  /** The place was read out of the line without being named for certain: the shopper says whether it is right. */
  readonly guessed: boolean
  /** Province, district and neighbourhood are chosen from lists, not found by the words of the address. */
  readonly listed: boolean
  readonly type: AddressType
  readonly useAsInvoice: boolean
  /** The invoice goes to a company: its fields show and are sent. */
  readonly company: boolean
  /** Fields that were filled in: one that is passed on the way is not accused. */
  readonly typed: ReadonlySet<string>
  /** Those of them that were left once: only these are judged. */
  readonly left: ReadonlySet<string>
  /** After the first attempt to save every field is judged, and a list above leads to the wrong ones. */
  readonly tried: boolean
  /** The field that did not keep all that was typed into it just now. */
  readonly lost?: ShownField | undefined
  readonly busy: boolean
  readonly refused?: string | undefined
}

type OwnDetails = Pick<AddressForm, 'firstName' | 'lastName' | 'phone'>
export type AddressFormEvent =
  | { readonly type: 'own-details'; readonly own: OwnDetails }
  | { readonly type: 'changed'; readonly change: Partial<AddressForm> }
  | { readonly type: 'typed'; readonly change: Partial<AddressForm>; readonly lost: ShownField | undefined }
  | { readonly type: 'name'; readonly name: string; readonly lost: boolean }
  | { readonly type: 'place'; readonly place: ReadPlace }
  /** The guessed place is right, or only its district is. */
  | { readonly type: 'confirmed'; readonly neighborhood: boolean }
  | { readonly type: 'another-place' }
  | { readonly type: 'listed'; readonly listed: boolean }
  | { readonly type: 'left'; readonly field: string }
  | { readonly type: 'address-type'; readonly addressType: AddressType }
  | { readonly type: 'invoice'; readonly useAsInvoice: boolean }
  | { readonly type: 'company'; readonly company: boolean }
  | { readonly type: 'tried' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly refused?: string }

export const nowhere = { city: '', district: '', neighborhood: '', zipCode: '' }

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

/** What was filled in once this is too; a choice that empties those below it fills none of them in. */
const typedBy = ({ typed, form }: AddressFormState, change: Partial<AddressForm>): ReadonlySet<string> =>
  new Set([...typed, ...Object.keys(change).filter((field) => Reflect.get(form, field) !== Reflect.get(change, field))])

export function addressForm(state: AddressFormState, event: AddressFormEvent): AddressFormState {
  const { form } = state
  switch (event.type) {
    // Keeps input made meanwhile.
    case 'own-details': {
      const { phone, ...own } = event.own
      const { firstName, lastName } = state.name === '' ? own : form
      const filled = { firstName, lastName, phone: form.phone || phone }
      return { ...state, name: state.name || fullName(own), form: { ...form, ...filled } }
    }
    // What is being mended is judged once it is left again.
    case 'changed': {
      const left = new Set([...state.left].filter((field) => !(field in event.change)))
      return { ...state, form: { ...form, ...event.change }, typed: typedBy(state, event.change), left }
    }
    case 'typed':
      return { ...state, form: { ...form, ...event.change }, typed: typedBy(state, event.change), lost: event.lost }
    // A family name is asked for once the line is left, not while the first name is written.
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

/** The place that was chosen. */
export const placeOf = ({ city, district, neighborhood }: AddressForm): FoundPlace | undefined =>
  city === '' || district === '' ? undefined : { city, district, neighborhood }

/** A problem of a field as it is shown: of the name, that only the family name is missing; of the address, the place. */
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

/** The problems of an address, each shown field's first, in the form's order. */
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
