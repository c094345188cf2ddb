import type { PaymentDraft } from '@market/domain/checkout'
import { expect, it } from 'vitest'
import { filledFrom, paymentForm, type PaymentFormEvent } from './payment-form.ts'

const buyer = { firstName: 'Ayşe', lastName: 'Deneme' }
const draft: PaymentDraft = {
  owner: 'ada@ornek.test',
  method: 'bank_transfer',
  cardName: 'Ada Deneme',
  installment: 3,
  acceptedVersion: 'v1',
}
const card = { number: '4242 4242 4242 4242', name: 'Ada', expiry: '12/30', cvc: '123' }
const red = { kind: 'failure', failure: { kind: 'refused', status: 422, message: 'Red' } } as const
const after = (...events: readonly PaymentFormEvent[]) => events.reduce(paymentForm, filledFrom(undefined, buyer))

it('starts with the shopper’s draft of this tab, and its accepted version', () => {
  const state = filledFrom(draft, buyer)
  expect(state).toMatchObject({ wanted: 'bank_transfer', installment: 3, card: { name: 'Ada Deneme', number: '' } })
  expect(state.accepted).toBe('v1')
  expect(filledFrom(undefined, buyer).accepted).toBeUndefined()
  expect(filledFrom({ ...draft, acceptedVersion: null }, buyer).accepted).toBeUndefined()
})

it('starts with the buyer’s name on the card if none was typed', () => {
  expect(filledFrom(undefined, buyer).card.name).toBe('Ayşe Deneme')
  expect(filledFrom({ ...draft, cardName: '' }, buyer).card.name).toBe('Ayşe Deneme')
})

it('clears a method’s errors when another method is chosen', () => {
  const state = after(
    { type: 'tried' },
    { type: 'incomplete', problem: { kind: 'contract' } },
    { type: 'method', method: 'bank_transfer' },
  )
  expect(state).toMatchObject({ tried: false, problem: undefined })
})

it.each([
  [
    'a bank is chosen',
    { kind: 'other', field: 'bank' },
    { type: 'choice', choice: { bankAccountId: 1, cardNumber: '' } },
  ],
  ['another card is typed', red, { type: 'card', card }],
  ['another plan is chosen', red, { type: 'installment', count: 3 }],
  ['the contracts are accepted', { kind: 'contract' }, { type: 'accepted', version: 'v1' }],
] as const)('clears the error that it was about when %s', (_case, problem, event) => {
  expect(after({ type: 'tried' }, { type: 'incomplete', problem }, event).problem).toBeUndefined()
})

it('keeps the error about the contracts while a card is typed', () => {
  const problem = { kind: 'contract' } as const
  expect(after({ type: 'incomplete', problem }, { type: 'card', card }).problem).toEqual(problem)
})

it('keeps the input after a refusal, without the security code', () => {
  const state = after({ type: 'card', card }, { type: 'tried' }, { type: 'sent' }, { type: 'refused', problem: red })
  expect(state).toMatchObject({ busy: false, problem: red, card: { ...card, cvc: '' } })
})

it('shows no card of one member to another', () => {
  const { card: left } = after({ type: 'card', card }, { type: 'another-member' })
  expect(left).toEqual({ number: '', name: '', expiry: '', cvc: '' })
})

it('can be sent again after the browser restored it, and asks for the security code again', () => {
  const left = after({ type: 'card', card }, { type: 'tried' }, { type: 'sent' })
  expect(left.busy).toBe(true)
  expect(paymentForm(left, { type: 'came-back' })).toMatchObject({
    busy: false,
    tried: false,
    card: { number: card.number, cvc: '' },
  })
})
