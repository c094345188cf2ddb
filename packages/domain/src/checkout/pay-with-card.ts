import type { Clock } from '../kernel/clock.ts'
import type { FieldProblem, InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayResult, GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { type CardField, type CardForm, cardProblems, normalizeCard } from './card-form.ts'
import type { CardTokenizer } from './card-tokenizer.ts'
import type { PaidBy, StartedPayment } from './payment-gateway.ts'
import { type SavedCard, savedCardProblems } from './saved-card.ts'

/** Dependencies of paying by card. */
export interface PayWithCardDeps {
  readonly tokenizer: CardTokenizer
  readonly clock: Clock
}
/** A card with the accepted contract. */
export interface CardPurchase {
  /** A typed card, or a saved card of the member. */
  readonly card: CardForm | SavedCard
  /** URL of the tokenizer, from the provider, to which the card is sent. */
  readonly tokenizerUrl: string
  readonly contractAccepted: boolean
}
/** The fields of a card payment that can be reported as wrong. */
export type CardOrderField = CardField | 'contract'
/** A payment that was begun, or why not. */
export type PaidWithCard = Promise<Result<StartedPayment, GatewayFailure | InvalidForm<CardOrderField>>>

const isSaved = (card: CardForm | SavedCard): card is SavedCard => 'last4' in card

/**
 * Validates a card and pays with it. A typed card is sent to the tokenizer only, and its token pays; a saved card pays
 * by its id.
 */
export const payWithCard =
  ({ tokenizer, clock }: PayWithCardDeps) =>
  async (
    { card, tokenizerUrl, contractAccepted }: CardPurchase,
    pay: (by: PaidBy) => GatewayResult<StartedPayment>,
  ): PaidWithCard => {
    const now = clock.now()
    const problems: FieldProblem<CardOrderField>[] = isSaved(card)
      ? [...savedCardProblems(card, now)]
      : [...cardProblems(card, now)]
    if (!contractAccepted) problems.push({ field: 'contract', problem: 'required' })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    if (isSaved(card)) return pay({ savedCard: card.id })
    const typed = normalizeCard(card)
    const token = await tokenizer.tokenize(typed, tokenizerUrl)
    return token.ok ? pay({ cardToken: token.value, firstDigits: typed.number.slice(0, 6) }) : token
  }
