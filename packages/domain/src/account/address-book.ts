import type { ShippingOption } from './shipping-choice.ts'
import { type Row, stay, tableMachine } from '../kernel/table-machine.ts'
import type { Address } from './address.ts'

/** The shopper's addresses, with the ones chosen for delivery and invoice. */
export interface AddressBookState {
  readonly addresses: readonly Address[]
  readonly selectedAddress: string | null
  readonly selectedInvoice: string | null
  readonly useAsInvoice: boolean
  readonly shippingOption: ShippingOption
  readonly selectedBranch: string | null
  readonly selectedKargomat: string | null
  /** Parcel lockers that are full. */
  readonly lockedPlaces: readonly string[]
  readonly guestEmail: string | null
}
/** Events of the addresses of the checkout. */
export type AddressBookEvent =
  | {
      readonly type: 'loaded'
      readonly addresses: readonly Address[]
      readonly selectedAddress: string | null
      readonly selectedInvoice: string | null
      readonly guestEmail?: string | null
    }
  /** Added or changed. */
  | { readonly type: 'saved'; readonly address: Address; readonly useAsInvoice: boolean }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'select-invoice'; readonly id: string }
  | { readonly type: 'use-as-invoice'; readonly value: boolean }
  | { readonly type: 'shipping'; readonly option: ShippingOption }
  | { readonly type: 'branch'; readonly id: string }
  | { readonly type: 'kargomat'; readonly id: string }
  | { readonly type: 'locked-places'; readonly ids: readonly string[] }

const has = (state: AddressBookState, id: string | null): boolean => state.addresses.some((one) => one.id === id)

const saved = (state: AddressBookState, { address, useAsInvoice }: Extract<AddressBookEvent, { type: 'saved' }>) => ({
  ...state,
  addresses: has(state, address.id)
    ? state.addresses.map((one) => (one.id === address.id ? address : one))
    : [...state.addresses, address],
  selectedAddress: address.id,
  selectedInvoice: useAsInvoice ? address.id : state.selectedInvoice,
  useAsInvoice,
})

const removed = (state: AddressBookState, id: string): AddressBookState => {
  const addresses = state.addresses.filter((one) => one.id !== id)
  const first = addresses[0]?.id ?? null
  return {
    ...state,
    addresses,
    selectedAddress: first,
    selectedInvoice: state.useAsInvoice || state.selectedInvoice === id ? first : state.selectedInvoice,
  }
}

const loaded = (
  state: AddressBookState,
  {
    addresses,
    selectedAddress,
    selectedInvoice,
    guestEmail = state.guestEmail,
  }: Extract<AddressBookEvent, { type: 'loaded' }>,
): AddressBookState => ({ ...state, addresses, selectedAddress, selectedInvoice, guestEmail })

type Phase = 'no address' | 'addresses'
type Named = { readonly id: string }
const anywhere: Row<AddressBookState, AddressBookEvent, Phase> = {
  loaded: [['no address', 'addresses'], loaded],
  saved: ['addresses', saved],
  'use-as-invoice': stay((state, { value }) => ({
    ...state,
    useAsInvoice: value,
    selectedInvoice: value ? state.selectedAddress : state.selectedInvoice,
  })),
  shipping: stay((state, { option }) => ({ ...state, shippingOption: option })),
  branch: stay((state, { id }) => ({ ...state, selectedBranch: id })),
  kargomat: stay((state, { id }) => (state.lockedPlaces.includes(id) ? state : { ...state, selectedKargomat: id })),
  'locked-places': stay((state, { ids }) => ({
    ...state,
    lockedPlaces: ids,
    selectedKargomat: ids.includes(state.selectedKargomat ?? '') ? null : state.selectedKargomat,
  })),
}
const select = (state: AddressBookState, { id }: Named): AddressBookState =>
  has(state, id)
    ? { ...state, selectedAddress: id, selectedInvoice: state.useAsInvoice ? id : state.selectedInvoice }
    : state
const selectInvoice = (state: AddressBookState, { id }: Named): AddressBookState =>
  has(state, id) ? { ...state, selectedInvoice: id, useAsInvoice: false } : state

/** Addresses and how the order is delivered (rules.md K3). Saving selects, removing selects the first that remains. */
export const addressBook = tableMachine<AddressBookState, AddressBookEvent, Phase>(
  {
    addresses: [],
    selectedAddress: null,
    selectedInvoice: null,
    useAsInvoice: true,
    shippingOption: 'address',
    selectedBranch: null,
    selectedKargomat: null,
    lockedPlaces: [],
    guestEmail: null,
  },
  ({ addresses }) => (addresses.length === 0 ? 'no address' : 'addresses'),
  {
    'no address': anywhere,
    addresses: {
      ...anywhere,
      removed: [['addresses', 'no address'], (state, { id }) => (has(state, id) ? removed(state, id) : state)],
      select: stay(select),
      'select-invoice': stay(selectInvoice),
    },
  },
)
