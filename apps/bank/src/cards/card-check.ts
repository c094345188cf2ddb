import { isPttemCardNumber } from '@market/domain/validation'
import { type CardForm, cardProblems, normalizeCard } from '@market/domain/checkout'
import type { CardToKeep } from './card-token.ts'
import { findStoredCard } from './stored-cards.ts'
import { findTestCard } from './test-cards.ts'
import { texts } from '../texts.ts'

type Checked =
  | { readonly card: CardToKeep; readonly problem?: undefined }
  | { readonly card?: undefined; readonly problem: string }

/** Checks a typed card: only the sandbox's test cards are accepted; otherwise returns the reason. */
export function checkCard(typed: CardForm, now: Date): Checked {
  const [problem] = cardProblems(typed, now)
  if (problem) return { problem: problem.problem === 'expired' ? texts.expiredCard : texts.badCard[problem.field] }
  const { number, month, year } = normalizeCard(typed)
  const known = findTestCard(number)
  return known
    ? { card: { number, brand: known.brand, behaviour: known.behaviour, limit: null, expiry: `${month}/${year}` } }
    : { problem: texts.notATestCard }
}

/** Checks the number of a stored-value card (rules.md V6). */
export function checkStoredCard(typed: string): Checked {
  if (!isPttemCardNumber(typed)) return { problem: texts.badCard.number }
  const number = typed.replaceAll(' ', '')
  const known = findStoredCard(number)
  return known
    ? { card: { number, brand: known.scheme, behaviour: known.behaviour, limit: known.limit, expiry: null } }
    : { problem: texts.notATestCard }
}
