import { anAddress } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBook, type AddressBookEvent, type AddressBookState } from './address-book.ts'
import { addressId } from '../kernel/ids.ts'

const address = (id: string, title = id) => anAddress({ id: addressId(id), title })
const run = (...events: readonly AddressBookEvent[]) => events.reduce(addressBook.next, addressBook.initial)
const save = (id: string, useAsInvoice = true): AddressBookEvent => ({
  type: 'saved',
  address: address(id),
  useAsInvoice,
})

describe('K3 addressBook', () => {
  it('selects a saved address, also for the invoice if it is used for both', () => {
    expect(run(save('ev'))).toMatchObject({ selectedAddress: 'ev', selectedInvoice: 'ev', useAsInvoice: true })
    expect(run(save('ev'), save('iş', false))).toMatchObject({ selectedAddress: 'iş', selectedInvoice: 'ev' })
  })

  it('changes an address in its place', () => {
    const changed = addressBook.next(run(save('ev'), save('iş')), {
      type: 'saved',
      address: address('ev', 'Yazlık'),
      useAsInvoice: false,
    })
    expect(changed.addresses.map(({ title }) => title)).toEqual(['Yazlık', 'iş'])
    expect(changed).toMatchObject({ selectedAddress: 'ev', selectedInvoice: 'iş' })
  })

  it('moves the selection to the first that remains', () => {
    const three = run(save('a'), save('b'), save('c'))
    expect(addressBook.next(three, { type: 'removed', id: 'c' })).toMatchObject({
      selectedAddress: 'a',
      selectedInvoice: 'a',
    })
    expect(addressBook.next(three, { type: 'removed', id: 'a' })).toMatchObject({ selectedAddress: 'b' })
    expect(run(save('a'), { type: 'removed', id: 'a' })).toMatchObject({
      addresses: [],
      selectedAddress: null,
      selectedInvoice: null,
    })
  })

  it('keeps an invoice address of its own when another is removed', () => {
    expect(run(save('a'), { type: 'select-invoice', id: 'a' }).useAsInvoice).toBe(false)
    const apart = run(save('a'), save('b'), { type: 'select-invoice', id: 'b' }, save('c', false))
    expect(addressBook.next(apart, { type: 'removed', id: 'c' })).toMatchObject({
      selectedAddress: 'a',
      selectedInvoice: 'b',
    })
    expect(addressBook.next(apart, { type: 'removed', id: 'b' }).selectedInvoice).toBe('a')
  })

  it('changes the invoice address with the delivery address while one is used for both', () => {
    const two = run(save('a'), save('b'))
    expect(addressBook.next(two, { type: 'select', id: 'a' })).toMatchObject({ selectedInvoice: 'a' })
    const apart = addressBook.next(two, { type: 'use-as-invoice', value: false })
    expect(addressBook.next(apart, { type: 'select', id: 'a' })).toMatchObject({
      selectedAddress: 'a',
      selectedInvoice: 'b',
    })
    const again = addressBook.next(addressBook.next(apart, { type: 'select', id: 'a' }), {
      type: 'use-as-invoice',
      value: true,
    })
    expect(again.selectedInvoice).toBe('a')
  })

  it('returns the same state for an unknown address', () => {
    const one = run(save('a'))
    for (const type of ['select', 'select-invoice', 'removed'] as const)
      expect(addressBook.next(one, { type, id: 'x' })).toBe(one)
  })

  it('delivers to the address until a branch or a parcel locker is chosen', () => {
    expect(addressBook.initial).toEqual({
      addresses: [],
      selectedAddress: null,
      selectedInvoice: null,
      useAsInvoice: true,
      shippingOption: 'address',
      selectedBranch: null,
      selectedKargomat: null,
      lockedPlaces: [],
      guestEmail: null,
    })
    expect(run({ type: 'shipping', option: 'branch' }, { type: 'branch', id: 'ş1' })).toMatchObject({
      shippingOption: 'branch',
      selectedBranch: 'ş1',
    })
  })

  it('refuses a full parcel locker, and clears the chosen one when it fills up', () => {
    const chosen = run({ type: 'locked-places', ids: ['k1'] }, { type: 'kargomat', id: 'k2' })
    expect(chosen.selectedKargomat).toBe('k2')
    expect(addressBook.next(chosen, { type: 'kargomat', id: 'k1' })).toBe(chosen)
    expect(addressBook.next(chosen, { type: 'locked-places', ids: ['k2'] }).selectedKargomat).toBeNull()
    expect(addressBook.next(chosen, { type: 'locked-places', ids: ['k3'] }).selectedKargomat).toBe('k2')
  })

  it('takes over the provider’s addresses', () => {
    const loaded = run(save('x'), {
      type: 'loaded',
      addresses: [address('a'), address('b')],
      selectedAddress: 'b',
      selectedInvoice: 'a',
      guestEmail: 'misafir@ornek.test',
    })
    expect(loaded).toMatchObject({ selectedAddress: 'b', selectedInvoice: 'a', guestEmail: 'misafir@ornek.test' })
    expect(loaded).not.toHaveProperty('type')
  })

  it('has the same selection as a simple model', () => {
    interface Table {
      cards: string[]
      delivery: string | null
      invoice: string | null
      together: boolean
    }
    const command = (
      event: AddressBookEvent,
      happen: (table: Table) => void,
    ): fc.Command<Table, { state: AddressBookState }> => ({
      check: () => true,
      run: (table, real) => {
        happen(table)
        real.state = addressBook.next(real.state, event)
        expect(real.state.addresses.map(({ id }) => id)).toEqual(table.cards)
        expect(real.state.selectedAddress).toBe(table.delivery)
        expect(real.state.selectedInvoice).toBe(table.invoice)
      },
      toString: () => JSON.stringify(event),
    })
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const commands = fc.commands([
      fc.tuple(id, fc.boolean()).map(([id, together]) =>
        command(save(id, together), (table) => {
          if (!table.cards.includes(id)) table.cards.push(id)
          Object.assign(table, { delivery: id, together, invoice: together ? id : table.invoice })
        }),
      ),
      id.map((id) =>
        command({ type: 'removed', id }, (table) => {
          if (!table.cards.includes(id)) return
          table.cards = table.cards.filter((card) => card !== id)
          const first = table.cards[0] ?? null
          const invoice = table.together || table.invoice === id ? first : table.invoice
          Object.assign(table, { delivery: first, invoice })
        }),
      ),
      id.map((id) =>
        command({ type: 'select', id }, (table) => {
          if (!table.cards.includes(id)) return
          Object.assign(table, { delivery: id, invoice: table.together ? id : table.invoice })
        }),
      ),
      id.map((id) =>
        command({ type: 'select-invoice', id }, (table) => {
          if (table.cards.includes(id)) Object.assign(table, { invoice: id, together: false })
        }),
      ),
    ])
    fc.assert(
      fc.property(commands, (commands) => {
        const model: Table = { cards: [], delivery: null, invoice: null, together: true }
        fc.modelRun(() => ({ model, real: { state: addressBook.initial } }), commands)
      }),
    )
  })
})
