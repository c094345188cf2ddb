import { afterEach, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { sessionPaymentDraft } from './session-payment-draft.ts'

afterEach(() => sessionStorage.clear())

const draft = {
  owner: 'ada@ornek.test',
  method: 'credit_card',
  cardName: 'Ada Deneme',
  installment: 3,
  acceptedVersion: '2026-11',
} as const

it('is there for the next attempt of the same tab', () => {
  expect(sessionPaymentDraft(browserStorages()).read()).toBeUndefined()
  sessionPaymentDraft(browserStorages()).write(draft)
  expect(sessionPaymentDraft(browserStorages()).read()).toEqual(draft)
})

it('knows nothing where the storage is gone or holds something else', () => {
  const nowhere = sessionPaymentDraft({})
  nowhere.write(draft)
  expect(nowhere.read()).toBeUndefined()
  for (const text of ['{', '1', 'null', '[]', JSON.stringify({ ...draft, method: 1 })]) {
    sessionStorage.setItem('payment_draft', text)
    expect(sessionPaymentDraft(browserStorages()).read()).toBeUndefined()
  }
})
