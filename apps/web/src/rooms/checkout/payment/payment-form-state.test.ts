import type { OrderContract, PaymentDraft } from '@market/domain'
import { expect, it } from 'vitest'
import { filledFrom, paymentForm, type PaymentFormEvent } from './payment-form-state.ts'

const contract: OrderContract = {
  version: 'v2',
  documents: [{ id: 'pre-information', title: 'Ön Bilgilendirme', html: '' }],
}
const order = { contract, buyer: { firstName: 'Ayşe', lastName: 'Deneme' } }
const draft: PaymentDraft = {
  owner: 'ada@ornek.test',
  method: 'bank_transfer',
  cardName: 'Ada Deneme',
  installment: 3,
  acceptedVersion: 'v1',
}
const card = { number: '4242 4242 4242 4242', name: 'Ada', expiry: '12/30', cvc: '123' }
const after = (...events: readonly PaymentFormEvent[]) => events.reduce(paymentForm, filledFrom(undefined, order))

it('begins with what the shopper left in this tab, and with the version that was accepted then', () => {
  const state = filledFrom(draft, order)
  expect(state).toMatchObject({ wanted: 'bank_transfer', installment: 3, card: { name: 'Ada Deneme', number: '' } })
  expect(state.accepted).toEqual({ version: 'v1', ids: new Set(['pre-information']) })
  expect(filledFrom(undefined, order).accepted).toEqual({ version: 'v2', ids: new Set() })
})

it('begins with the buyer’s name on the card where nothing else was typed', () => {
  expect(filledFrom(undefined, order).card.name).toBe('Ayşe Deneme')
  expect(filledFrom({ ...draft, cardName: '' }, order).card.name).toBe('Ayşe Deneme')
})

it('forgets what was wrong with one method when another is chosen', () => {
  const state = after(
    { type: 'tried' },
    { type: 'incomplete', problem: 'Eksik' },
    { type: 'method', method: 'bank_transfer' },
  )
  expect(state).toMatchObject({ tried: false, problem: undefined })
})

it('keeps what was typed after a refusal, without the code on the back', () => {
  const state = after({ type: 'card', card }, { type: 'tried' }, { type: 'sent' }, { type: 'refused', problem: 'Red' })
  expect(state).toMatchObject({ busy: false, problem: 'Red', card: { ...card, cvc: '' } })
})

it('shows no card of one member to another', () => {
  const { card: left } = after({ type: 'card', card }, { type: 'another-member' })
  expect(left).toEqual({ number: '', name: '', expiry: '', cvc: '' })
})
