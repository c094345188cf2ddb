import { expect, it } from 'vitest'
import { cardToken } from './card-tokenizer.ts'
import { paymentId } from '../kernel/ids.ts'

it('says what an empty text was meant to be', () => {
  expect(() => cardToken('')).toThrow('not a CardToken: empty')
  expect(() => paymentId('')).toThrow('not a PaymentId: empty')
})
