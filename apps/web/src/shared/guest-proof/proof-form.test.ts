import { expect, it } from 'vitest'
import { proofForm, type ProofFormEvent, proofOf, sixDigits } from './proof-form.ts'

const after = (...events: readonly ProofFormEvent[]) => events.reduce(proofForm, proofOf('ada@ornek.test'))
const sent: ProofFormEvent = { type: 'code-sent', to: 'ada@ornek.test' }

it('asks for the code only once it was sent, and leaves a refusal at the address', () => {
  expect(after({ type: 'code-asked' }).busy).toBe(true)
  const refused = after({ type: 'code-asked' }, { type: 'code-refused', error: 'Red' })
  expect(refused).toMatchObject({ busy: false, emailError: 'Red' })
  expect(refused.sentTo).toBeUndefined()
  expect(proofForm(refused, { type: 'code-asked' }).emailError).toBeUndefined()
})

it('forgets the code of the mail before, and what was wrong with it', () => {
  const wrong = after(
    sent,
    { type: 'code', code: '123456' },
    { type: 'code-checked' },
    { type: 'code-wrong', error: 'Yanlış' },
  )
  expect(wrong).toMatchObject({ busy: false, code: '123456', codeError: 'Yanlış' })
  expect(proofForm(wrong, sent)).toMatchObject({ code: '', codeError: undefined })
})

it('is proven until another address is wished for', () => {
  const other = after(sent, { type: 'proven' }, { type: 'other-address' })
  expect(other).toMatchObject({ change: true, sentTo: undefined })
  expect(proofForm(proofForm(other, sent), { type: 'proven' }).change).toBe(false)
})

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
])('reads %s as %s', (typed, whole) => {
  expect(sixDigits(typed)).toBe(whole)
})
