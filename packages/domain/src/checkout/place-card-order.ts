import type { Clock } from '../kernel/clock.ts'
import type { FieldProblem, InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { type CardField, type CardForm, cardProblems, normalizeCard } from './card-form.ts'
import type { CardTokenizer } from './card-tokenizer.ts'
import type { CardPayment, PaymentGateway, StartedPayment } from './payment-gateway.ts'

export interface PlaceCardOrderDeps {
  readonly payments: PaymentGateway
  readonly tokenizer: CardTokenizer
  readonly clock: Clock
}
export interface CardOrder extends Omit<CardPayment, 'cardToken' | 'firstDigits'> {
  readonly card: CardForm
  /** Where `PaymentGateway.init` says that the card goes. */
  readonly tokenizerUrl: string
}
export type CardOrderField = CardField | 'contract'

/** Checks the card, sends it to the tokenizer alone, and places the order with the token it gives. */
export const placeCardOrder =
  ({ payments, tokenizer, clock }: PlaceCardOrderDeps) =>
  async ({
    card,
    tokenizerUrl,
    ...order
  }: CardOrder): Promise<Result<StartedPayment, GatewayFailure | InvalidForm<CardOrderField>>> => {
    const problems: FieldProblem<CardOrderField>[] = [...cardProblems(card, clock.now())]
    if (!order.contractAccepted) problems.push({ field: 'contract', problem: 'required' })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    const normal = normalizeCard(card)
    const token = await tokenizer.tokenize(normal, tokenizerUrl)
    if (!token.ok) return token
    return payments.payByCard({ ...order, cardToken: token.value, firstDigits: normal.number.slice(0, 6) })
  }
