import { addressId } from '@market/domain/kernel'
import { emptyAddress } from '@market/domain/account'
import { expect, it } from 'vitest'
import { addressForm, type AddressFormEvent, addressToFill, placeOf, shownProblems } from './address-form.ts'

const red = { kind: 'refused', status: 422, message: 'Red' } as const
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
  expect(shownProblems([missing('firstName'), missing('lastName')], begin)).toEqual([name('required')])
  expect(shownProblems([missing('lastName')], begin)).toEqual([name('family-name')])
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
  const refused = after({ type: 'sent' }, { type: 'answered', refused: red })
  expect(refused).toMatchObject({ busy: false, refused: red })
  expect(addressForm(refused, { type: 'sent' })).toMatchObject({ busy: true, refused: undefined })
})

it('begins with the title of a first address, and never changes that of one that is there', () => {
  const choice = { type: 1, useAsInvoice: true, title: 'Ev' } as const
  expect(addressToFill(undefined, choice).form).toEqual({ ...emptyAddress, title: 'Ev' })
  expect(addressToFill({ ...emptyAddress, id: addressId('a'), title: 'Yazlık' }, choice).form.title).toBe('Yazlık')
})

it('asks for the place in the address where no lists are shown', () => {
  const problems = (['city', 'district', 'address'] as const).map((field) => ({ field, problem: 'required' as const }))
  expect(shownProblems(problems, begin)).toEqual([{ field: 'address', problem: 'place' }])
  expect(shownProblems(problems, { ...begin, listed: true })).toEqual(problems)
})

it('takes a place with the street and postal code that were read beside it', () => {
  const place = { city: 'Bursa', district: 'Nilüfer', neighborhood: '' }
  const read = { ...place, street: 'Çınar Caddesi 7', zipCode: '16110', guessed: false }
  const taken = after({ type: 'place', place: read })
  expect(taken.form).toMatchObject({ ...place, address: 'Çınar Caddesi 7', zipCode: '16110' })
  expect(placeOf(taken.form)).toEqual(place)
  const other = addressForm(taken, { type: 'another-place' })
  expect(placeOf(other.form)).toBeUndefined()
  expect(other.form.address).toBe('Çınar Caddesi 7')
})

it('lets nothing be saved with a place that was guessed, until the shopper says whether it is right', () => {
  const place = { city: 'Bursa', district: 'Nilüfer', neighborhood: 'Çınar Mah', street: 'Moda 5', zipCode: '' }
  const guess = after({ type: 'place', place: { ...place, guessed: true } })
  expect(shownProblems([], guess)).toEqual([{ field: 'address', problem: 'guessed' }])
  for (const neighborhood of [true, false]) {
    const confirmed = addressForm(guess, { type: 'confirmed', neighborhood })
    expect(shownProblems([], confirmed)).toEqual([])
    expect(confirmed.form.neighborhood).toBe(neighborhood ? 'Çınar Mah' : '')
  }
})
