import {
  type Address,
  type AddressDraftMemory,
  type AddressForm,
  type AddressGateway,
  saveAddress,
  type SelectedAddresses,
} from '@market/domain/account'
import { distinctUntilChanged, filter, map, Subscription } from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'
import {
  addressForm,
  type AddressFormEvent,
  addressFormProblems,
  type AddressFormState,
  addressToFill,
  addressToSend,
  nowhere,
  type ShownField,
} from './address-form.ts'
import { ownDetails, type OwnDetailsDeps } from './own-details.ts'

/** Input of the shopper. */
export type AddressInput = Exclude<AddressFormEvent, { readonly type: 'own-details' | 'tried' | 'sent' | 'answered' }>

/** The address to change, or how a new one begins. */
export interface AddressToEdit
  extends Pick<AddressFormState, 'type' | 'useAsInvoice'>, Partial<Pick<AddressForm, 'title'>> {
  /** Undefined for a new one. */
  readonly address: Address | undefined
  /** Stores the input of a new one, so that it survives a reload and a login. */
  readonly drafts?: AddressDraftMemory | undefined
}
/** How an attempt to save depends on the order. */
export interface AddressSaving {
  readonly tcRequired: boolean
}
/** The result of an attempt to save. */
export type AddressNext =
  /** A field that has to be corrected first. */
  { readonly to: 'field'; readonly field: ShownField } | { readonly to: 'saved'; readonly saved: SelectedAddresses }

/** The form of an address: fills in what is known, stores a draft, and saves. */
export interface AddressStore {
  readonly state: Live<AddressFormState>
  /** Fills in what the shop knows of a member and stores the draft, until the returned function is called. */
  start(): () => void
  enter(input: AddressInput): void
  /** Saves once. Undefined if nothing follows: it is being saved, or was refused for a shown reason. */
  save(saving: AddressSaving): Promise<AddressNext | undefined>
  /** Enters the place, and saves if it was the last missing field. */
  settle(input: AddressInput, saving: AddressSaving): Promise<AddressNext | undefined>
}

/** Dependencies of the address store. */
export interface AddressStoreDeps extends OwnDetailsDeps {
  readonly addresses: AddressGateway
}

/** Makes the store of an address form. */
export function makeAddressStore(deps: AddressStoreDeps, edit: AddressToEdit): AddressStore {
  const { address, drafts, ...choice } = edit
  const { live, set } = makeLive(addressToFill(address, choice, drafts?.read()))
  const happen = (event: AddressFormEvent) => set(addressForm(live.current(), event))

  const save = async ({ tcRequired }: AddressSaving): Promise<AddressNext | undefined> => {
    happen({ type: 'tried' })
    const state = live.current()
    if (state.busy) return undefined
    const [first] = addressFormProblems(state, { tcRequired })
    if (first) return { to: 'field', field: first.field }
    happen({ type: 'sent' })
    const answer = await saveAddress(deps)({
      address: { ...addressToSend(state), type: state.type, useAsInvoice: state.useAsInvoice },
      ...(address && { id: address.id }),
      tcRequired,
      company: state.company,
    })
    const refused = !answer.ok && answer.failure.kind !== 'invalid' ? answer.failure : undefined
    happen({ type: 'answered', ...(refused && { refused }) })
    if (!answer.ok) return undefined
    drafts?.write(undefined)
    return { to: 'saved', saved: answer.value }
  }

  /** A guessed place is not stored, since it was not confirmed. */
  const drafted = live.changes$.pipe(
    filter(({ typed }) => typed.size > 0),
    distinctUntilChanged(
      (one, other) =>
        one.name === other.name &&
        one.form === other.form &&
        one.guessed === other.guessed &&
        one.listed === other.listed &&
        one.company === other.company,
    ),
    map(({ name, form, guessed, listed, company }) => ({
      name,
      form: guessed ? { ...form, ...nowhere } : form,
      listed,
      company,
    })),
  )

  return {
    state: live,
    start() {
      const running = new Subscription()
      if (address === undefined) running.add(ownDetails(deps).subscribe((own) => happen({ type: 'own-details', own })))
      if (drafts) running.add(drafted.subscribe((draft) => drafts.write(draft)))
      return () => running.unsubscribe()
    },
    enter: happen,
    save,
    async settle(input, saving) {
      happen(input)
      return addressFormProblems(live.current(), saving).length === 0 ? save(saving) : undefined
    },
  }
}
