import { addressId, emptyAddress } from '@market/domain'
import { expect, it } from 'vitest'
import { addressForm, type AddressFormEvent, addressToFill } from './address-form-state.ts'

const begin = addressToFill(undefined, { type: 1, useAsInvoice: true })
const after = (...events: readonly AddressFormEvent[]) => events.reduce(addressForm, begin)

it('fills in what the shop knows of a member, and leaves what was typed meanwhile', () => {
  const own = { firstName: 'Ada', lastName: 'Deneme', phone: '5321234567' }
  const { form } = after({ type: 'changed', change: { firstName: 'Bora' } }, { type: 'own-details', own })
  expect(form).toMatchObject({ firstName: 'Bora', lastName: 'Deneme', phone: '5321234567' })
})

it('judges a field once it was left, and all of them after an attempt to save', () => {
  expect(after({ type: 'left', field: 'city' })).toMatchObject({ left: new Set(['city']), tried: false })
  expect(after({ type: 'tried' }).tried).toBe(true)
})

it('says a refusal until the next attempt', () => {
  const refused = after({ type: 'sent' }, { type: 'answered', refused: 'Red' })
  expect(refused).toMatchObject({ busy: false, refused: 'Red' })
  expect(addressForm(refused, { type: 'sent' })).toMatchObject({ busy: true, refused: undefined })
})

it('begins with the title of a first address, and never changes that of one that is there', () => {
  const choice = { type: 1, useAsInvoice: true, title: 'Ev' } as const
  expect(addressToFill(undefined, choice).form).toEqual({ ...emptyAddress, title: 'Ev' })
  expect(addressToFill({ ...emptyAddress, id: addressId('a'), title: 'Yazlık' }, choice).form.title).toBe('Yazlık')
})
