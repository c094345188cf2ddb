import type { ShippingOption } from '../checkout/shipping-choice.ts'
import type { Machine } from '../kernel/machine.ts'
import type { Address } from './address.ts'

/** The addresses of the shopper and what the order goes by. */
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
/** What happens to the addresses of the checkout. */
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

/** Addresses and how the order is delivered (rules.md K3). Saving selects, removing selects the first that remains. */
export const addressBook: Machine<AddressBookState, AddressBookEvent> = {
  initial: {
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
  next(state, event) {
    switch (event.type) {
      case 'loaded': {
        const { type: _, ...loaded } = event
        return { ...state, ...loaded }
      }
      case 'saved':
        return saved(state, event)
      case 'removed':
        return has(state, event.id) ? removed(state, event.id) : state
      case 'select':
        if (!has(state, event.id)) return state
        return {
          ...state,
          selectedAddress: event.id,
          selectedInvoice: state.useAsInvoice ? event.id : state.selectedInvoice,
        }
      case 'select-invoice':
        return has(state, event.id) ? { ...state, selectedInvoice: event.id, useAsInvoice: false } : state
      case 'use-as-invoice':
        return {
          ...state,
          useAsInvoice: event.value,
          selectedInvoice: event.value ? state.selectedAddress : state.selectedInvoice,
        }
      case 'shipping':
        return { ...state, shippingOption: event.option }
      case 'branch':
        return { ...state, selectedBranch: event.id }
      case 'kargomat':
        return state.lockedPlaces.includes(event.id) ? state : { ...state, selectedKargomat: event.id }
      case 'locked-places':
        return {
          ...state,
          lockedPlaces: event.ids,
          selectedKargomat: event.ids.includes(state.selectedKargomat ?? '') ? null : state.selectedKargomat,
        }
    }
  },
}
