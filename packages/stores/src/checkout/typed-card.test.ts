import { expect, it } from 'vitest'
import { cardFormOf, noCard } from './typed-card.ts'

it('divides the expiry into month and year, and takes half of one', () => {
  expect(cardFormOf({ ...noCard, expiry: '05/27' })).toEqual({ number: '', name: '', month: '05', year: '27', cvc: '' })
  expect(cardFormOf({ ...noCard, expiry: '05' })).toMatchObject({ month: '05', year: '' })
  expect(cardFormOf(noCard)).toMatchObject({ month: '', year: '' })
})
