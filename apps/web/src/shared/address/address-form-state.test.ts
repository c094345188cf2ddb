import { addressId, emptyAddress } from '@market/domain'
import { expect, it } from 'vitest'
import { addressForm, type AddressFormEvent, addressToFill, placeOf, shownProblems } from './address-form-state.ts'

const begin = addressToFill(undefined, { type: 1, useAsInvoice: true })
const after = (...events: readonly AddressFormEvent[]) => events.reduce(addressForm, begin)

it('fills in what the shop knows of a member, and leaves what was typed meanwhile', () => {
  const own = { firstName: 'Ada', lastName: 'Deneme', phone: '5321234567' }
  expect(after({ type: 'own-details', own })).toMatchObject({ name: 'Ada Deneme', form: own })
  const typed = after({ type: 'name', name: 'Bora Can', lost: false }, { type: 'own-details', own })
  expect(typed).toMatchObject({ name: 'Bora Can', form: { firstName: 'Bora', lastName: 'Can', phone: '5321234567' } })
})

it('asks for a name once, and for the family name where there is one word alone', () => {
  const name = (problem: 'required' | 'family-name') => ({ field: 'name', problem })
  const missing = (field: 'firstName' | 'lastName') => ({ field, problem: 'required' }) as const
  expect(shownProblems([missing('firstName'), missing('lastName')], true)).toEqual([name('required')])
  expect(shownProblems([missing('lastName')], true)).toEqual([name('family-name')])
})

it('leaves the names of an address as they are until the line is changed', () => {
  const two = { ...emptyAddress, id: addressId('a'), firstName: 'Ayşe', lastName: 'Öz Deneme' }
  const filled = addressToFill(two, { type: 1, useAsInvoice: true })
  expect(filled).toMatchObject({ name: 'Ayşe Öz Deneme', form: { lastName: 'Öz Deneme' } })
})

it('judges a field once it was filled in and left, and all of them after an attempt to save', () => {
  const city = { type: 'changed', change: { city: 'Bursa', district: '' } } as const
  const left = (field: string) => ({ type: 'left', field }) as const
  expect(after(city, left('city'), left('district'), left('name'))).toMatchObject({
    left: new Set(['city']),
    tried: false,
  })
  const typed = (phone: string) => ({ type: 'typed', change: { phone }, lost: undefined }) as const
  const named = { type: 'name', name: '', lost: false } as const
  expect(after(named, typed('5'), typed(''), left('name'), left('phone')).left).toEqual(new Set(['name', 'phone']))
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

it('asks for the place in the address where no lists are shown', () => {
  const problems = (['city', 'district', 'address'] as const).map((field) => ({ field, problem: 'required' as const }))
  expect(shownProblems(problems, false)).toEqual([{ field: 'address', problem: 'place' }])
  expect(shownProblems(problems, true)).toEqual(problems)
})

it('takes a place with the street that remains, and forgets it with its postal code', () => {
  const place = { city: 'Bursa', district: 'Nilüfer', neighborhood: '' }
  const taken = after(
    { type: 'changed', change: { zipCode: '16110' } },
    { type: 'place', place, street: 'Çınar Caddesi 7' },
  )
  expect(taken.form).toMatchObject({ ...place, address: 'Çınar Caddesi 7', zipCode: '' })
  expect(placeOf(taken.form)).toEqual(place)
  const other = addressForm(taken, { type: 'another-place' })
  expect(placeOf(other.form)).toBeUndefined()
  expect(other.form.address).toBe('Çınar Caddesi 7')
})
