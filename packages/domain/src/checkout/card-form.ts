import type { FieldProblem } from '../kernel/field-problem.ts'
import { cardBrand, isCardExpired, isCardExpiry, isCardHolderName, isCardNumber } from '../validation/card.ts'
import type { Card } from './card-tokenizer.ts'

/** The payment form's card as typed. */
export type CardForm = Card
/** The fields of the card that can be reported as wrong. */
export type CardField = 'number' | 'name' | 'expiry' | 'cvc'

/** The form that is sent: spaces removed, name trimmed, the year in four digits. */
export const normalizeCard = (form: CardForm): Card => ({
  number: form.number.replaceAll(' ', ''),
  name: form.name.trim(),
  month: form.month.trim(),
  year: form.year.trim().length === 2 ? `20${form.year.trim()}` : form.year.trim(),
  cvc: form.cvc.trim(),
})

const cvcLength = (number: string): number => (cardBrand(number) === 'amex' ? 4 : 3)

/** Problems of the card form, in its order (rules.md V1, V4, V5). */
export const cardProblems = (form: CardForm, now: Date): readonly FieldProblem<CardField>[] => {
  const card = normalizeCard(form)
  const expiry = `${card.month}/${card.year}`
  const checks: readonly (readonly [CardField, boolean, boolean])[] = [
    ['number', card.number === '', isCardNumber(card.number)],
    ['name', card.name === '', isCardHolderName(card.name)],
    ['expiry', card.month === '' || card.year === '', isCardExpiry(expiry)],
    ['cvc', card.cvc === '', /^\d+$/.test(card.cvc) && card.cvc.length === cvcLength(card.number)],
  ]
  return checks.flatMap(([field, empty, valid]): readonly FieldProblem<CardField>[] => {
    if (empty) return [{ field, problem: 'required' }]
    if (!valid) return [{ field, problem: 'invalid' }]
    return field === 'expiry' && isCardExpired(expiry, now) ? [{ field, problem: 'expired' }] : []
  })
}
