import { addressId, succeed } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import {
  type Address,
  type AddressBookState,
  addressBook,
  type AddressGateway,
  type AddressToSave,
  placeLine,
  type Places,
} from '@market/domain/account'
import { notFound } from '../kernel/failing.ts'

/** Districts with their neighbourhoods, by city. */
export type MemoryPlaces = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const somePlaces: MemoryPlaces = {
  Bursa: { Nilüfer: ['Barış Mah.', 'Çınar Mahallesi'], Osmangazi: ['Ihlamur Mahallesi'] },
  Çankırı: { Merkez: ['Yeni Mahalle'] },
}
export interface MemoryAddressSettings {
  readonly guestEmail?: string
  readonly tcRequired?: boolean
  /** Whether a national ID is stored with the addresses. */
  readonly nationalIdKept?: () => boolean
  readonly places?: MemoryPlaces
}

const selectionOf = (state: AddressBookState) => {
  const id = (wanted: string | null) => state.addresses.find((one) => one.id === wanted)?.id ?? null
  return {
    addresses: state.addresses,
    selectedAddress: id(state.selectedAddress),
    selectedInvoice: id(state.selectedInvoice),
  }
}

/** One caller's addresses, following the rules of the address book. */
export const memoryAddresses = (settings: MemoryAddressSettings = {}): AddressGateway => {
  let state = addressBook.initial
  let made = 0
  const { guestEmail = null, tcRequired = false, nationalIdKept = () => false, places = somePlaces } = settings

  const everyPlace = Object.entries(places).flatMap(([city, districts]) =>
    Object.entries(districts).flatMap(([district, neighborhoods]) =>
      ['', ...neighborhoods].map((neighborhood) => ({ city, district, neighborhood })),
    ),
  )

  const saved = (address: Address, useAsInvoice: boolean) => {
    state = addressBook.next(state, { type: 'saved', address, useAsInvoice })
    return succeed({ ...selectionOf(state), saved: address })
  }
  const isKnown = (id: string) => state.addresses.some((one) => one.id === id)
  const withId = (id: Address['id'], { useAsInvoice, ...form }: AddressToSave) => saved({ ...form, id }, useAsInvoice)

  return {
    initial: async () =>
      succeed({
        ...selectionOf(state),
        guestEmail,
        guestVerified: guestEmail !== null,
        tcRequired,
        nationalIdKept: nationalIdKept(),
      }),
    list: async (type) => succeed(state.addresses.filter((one) => one.type === type)),
    async save(address) {
      made += 1
      return withId(addressId(`00000000-0000-4000-8000-${String(made).padStart(12, '0')}`), address)
    },
    change: async (id, address) => (isKnown(id) ? withId(id, address) : notFound('Adres bulunamadı.')),
    async remove(id) {
      if (!isKnown(id)) return notFound('Adres bulunamadı.')
      state = addressBook.next(state, { type: 'removed', id })
      return succeed(selectionOf(state))
    },
    async select({ addressId: id, invoiceAddressId }) {
      if (!isKnown(id) || (invoiceAddressId && !isKnown(invoiceAddressId))) return notFound('Adres bulunamadı.')
      state = addressBook.next(state, { type: 'select', id })
      if (invoiceAddressId) state = addressBook.next(state, { type: 'select-invoice', id: invoiceAddressId })
      return succeed(selectionOf(state))
    },
    async places({ city = '', district = '' } = {}) {
      const found: Places = {
        cities: Object.keys(places),
        districts: Object.keys(places[city] ?? {}),
        neighborhoods: places[city]?.[district] ?? [],
      }
      return succeed(found)
    },
    async findPlaces(words) {
      const wanted = searchKey(words).split(' ')
      return succeed(
        everyPlace.flatMap((place) => {
          const names = searchKey(` ${placeLine(place)}`)
          const isNamed = (word: string) => names.includes(` ${word}`)
          const street = words.split(' ').filter((word) => !isNamed(searchKey(word).replace(/,$/, '')))
          return wanted.some((word) => isNamed(word.replace(/,$/, '')))
            ? [{ ...place, street: street.join(' ').replace(/,$/, ''), zipCode: '', guessed: false }]
            : []
        }),
      )
    },
  }
}
