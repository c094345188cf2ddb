import { addressId } from '@market/domain/kernel'
import type { AddressGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { anAddressForm } from '../account/an-address.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** The behaviour required of every `AddressGateway`. Each subject belongs to a fresh caller without addresses. */
export const addressGatewayContract = (name: string, subject: () => Promise<AddressGateway>): void => {
  describe(`AddressGateway: ${name}`, () => {
    it('begins with nothing', async () => {
      const gateway = await subject()
      expect(await valueOf(gateway.initial())).toMatchObject({
        addresses: [],
        selectedAddress: null,
        selectedInvoice: null,
      })
    })

    it('K3 selects what is saved, for the invoice too when it is used so', async () => {
      const gateway = await subject()
      const { saved, ...state } = await valueOf(gateway.save(anAddressForm({ title: 'Ev' })))
      expect(saved).toMatchObject({ title: 'Ev', city: 'Bursa', phone: '05550000000' })
      expect(state).toMatchObject({ selectedAddress: saved.id, selectedInvoice: saved.id })
      const second = await valueOf(gateway.save(anAddressForm({ title: 'İş', useAsInvoice: false })))
      expect(second).toMatchObject({ selectedAddress: second.saved.id, selectedInvoice: saved.id })
      expect((await valueOf(gateway.initial())).selectedAddress).toBe(second.saved.id)
    })

    it('lists saved addresses by type', async () => {
      const gateway = await subject()
      await valueOf(gateway.save(anAddressForm({ title: 'Ev' })))
      expect((await valueOf(gateway.list(1))).map(({ title }) => title)).toEqual(['Ev'])
      expect(await valueOf(gateway.list(2))).toEqual([])
    })

    it('K3 changes an address in place and selects it', async () => {
      const gateway = await subject()
      const first = await valueOf(gateway.save(anAddressForm({ title: 'Ev' })))
      await valueOf(gateway.save(anAddressForm({ title: 'İş' })))
      const changed = await valueOf(gateway.change(first.saved.id, anAddressForm({ title: 'Yazlık' })))
      expect(changed.selectedAddress).toBe(first.saved.id)
      expect(changed.addresses.map(({ title }) => title).toSorted()).toEqual(['Yazlık', 'İş'].toSorted())
    })

    it('K3 moves the selection to the first that remains after a removal', async () => {
      const gateway = await subject()
      await valueOf(gateway.save(anAddressForm({ title: 'Ev' })))
      const { saved } = await valueOf(gateway.save(anAddressForm({ title: 'İş' })))
      const left = await valueOf(gateway.remove(saved.id))
      expect(left.addresses.map(({ title }) => title)).toEqual(['Ev'])
      expect(left.selectedAddress).toBe(left.addresses[0]?.id)
      const none = await valueOf(gateway.remove(left.addresses[0]?.id ?? saved.id))
      expect(none).toMatchObject({ addresses: [], selectedAddress: null, selectedInvoice: null })
    })

    it('selects for delivery and for the invoice apart', async () => {
      const gateway = await subject()
      const home = await valueOf(gateway.save(anAddressForm({ title: 'Ev' })))
      const work = await valueOf(gateway.save(anAddressForm({ title: 'İş' })))
      const state = await valueOf(gateway.select({ addressId: home.saved.id, invoiceAddressId: work.saved.id }))
      expect(state).toMatchObject({ selectedAddress: home.saved.id, selectedInvoice: work.saved.id })
    })

    it('does not find an address that is not the caller’s', async () => {
      const gateway = await subject()
      const strange = addressId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(gateway.change(strange, anAddressForm()))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.remove(strange))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.select({ addressId: strange }))).toMatchObject({ kind: 'not-found' })
    })

    it('knows cities, their districts and the neighbourhoods of these', async () => {
      const gateway = await subject()
      expect((await valueOf(gateway.places())).cities).toContain('Bursa')
      expect((await valueOf(gateway.places({ city: 'Bursa' }))).districts).toContain('Nilüfer')
      const { neighborhoods } = await valueOf(gateway.places({ city: 'Bursa', district: 'Nilüfer' }))
      expect(neighborhoods.length).toBeGreaterThan(0)
      expect((await valueOf(gateway.places({ city: 'Atlantis' }))).districts).toEqual([])
    })

    it('finds places by their words, and none that there are not', async () => {
      const gateway = await subject()
      const [first] = await valueOf(gateway.findPlaces('Deneme Sok. 5 Nilüfer Bursa'))
      expect(first).toEqual({
        city: 'Bursa',
        district: 'Nilüfer',
        neighborhood: '',
        street: 'Deneme Sok. 5',
        zipCode: '',
        guessed: false,
      })
      expect(await valueOf(gateway.findPlaces('atlantis'))).toEqual([])
    })
  })
}
