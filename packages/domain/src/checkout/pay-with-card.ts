import type { Clock } from '../kernel/clock.ts'
import type { FieldProblem, InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayResult, GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { type CardField, type CardForm, cardProblems, normalizeCard } from './card-form.ts'
import type { CardToken, CardTokenizer } from './card-tokenizer.ts'
import type { StartedPayment } from './payment-gateway.ts'

/** Dependencies of paying by card. */
export interface PayWithCardDeps {
  readonly tokenizer: CardTokenizer
  readonly clock: Clock
}
/** A card with the accepted contract. */
export interface CardPurchase {
  readonly card: CardForm
  /** URL of the tokenizer, from the provider, to which the card is sent. */
  readonly tokenizerUrl: string
  readonly contractAccepted: boolean
}
/** The fields of a card payment that can be reported as wrong. */
export type CardOrderField = CardField | 'contract'
/** A payment that was begun, or why not. */
export type PaidWithCard = Promise<Result<StartedPayment, GatewayFailure | InvalidForm<CardOrderField>>>

/** Validates a card, sends it to the tokenizer only, and pays with the returned token. */
export const payWithCard =
  ({ tokenizer, clock }: PayWithCardDeps) =>
  async (
    { card, tokenizerUrl, contractAccepted }: CardPurchase,
    pay: (token: CardToken) => GatewayResult<StartedPayment>,
  ): PaidWithCard => {
    const problems: FieldProblem<CardOrderField>[] = [...cardProblems(card, clock.now())]
    if (!contractAccepted) problems.push({ field: 'contract', problem: 'required' })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    const token = await tokenizer.tokenize(normalizeCard(card), tokenizerUrl)
    return token.ok ? pay(token.value) : token
  }
