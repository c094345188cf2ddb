import type { FieldProblem, InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { isPttemCardNumber } from '../validation/card.ts'
import type {
  OrderPaymentGateway,
  OtherPayment,
  StartedOtherPayment,
  StoredCardTokenizer,
} from './order-payment-gateway.ts'
import type { PaymentMethod } from './payment-options.ts'

/** A payment method other than a bank card; `gift_code` if a gift code covers the whole total. */
export type OtherMethod = Exclude<PaymentMethod, 'credit_card'> | 'gift_code'
/** The shopper's input for the method. */
export interface OtherChoice {
  readonly bankAccountId: number | undefined
  /** Number of a stored-value card, as typed. */
  readonly cardNumber: string
}
/** The fields of such an order that can be reported as wrong. */
export type OtherOrderField = 'bank' | 'card' | 'contract'
/** An order with its payment method; `tokenizerUrl` comes from `PaymentGateway.init`. */
export type OtherOrder = Omit<OtherPayment, 'instrument'> &
  OtherChoice & { readonly method: OtherMethod; readonly tokenizerUrl: string }

/** Pays into an account that the shopper chooses. */
export const needsAccount = (method: PaymentMethod | OtherMethod): method is 'bank_transfer' | 'bank_instant' =>
  method === 'bank_transfer' || method === 'bank_instant'
/** Pays with a stored-value card. */
export const needsStoredCard = (method: PaymentMethod | OtherMethod): method is 'pttem_card' | 'market_card' =>
  method === 'pttem_card' || method === 'market_card'

/** Missing or wrong input of a payment method, checked before the request (rules.md V6). */
export const otherProblems = (
  method: PaymentMethod | OtherMethod,
  { bankAccountId, cardNumber }: OtherChoice,
): readonly FieldProblem<'bank' | 'card'>[] => {
  if (needsAccount(method) && bankAccountId === undefined) return [{ field: 'bank', problem: 'required' }]
  if (!needsStoredCard(method) || isPttemCardNumber(cardNumber)) return []
  return [{ field: 'card', problem: cardNumber.trim() === '' ? 'required' : 'invalid' }]
}

/**
 * Places the order of the cart and pays it by another method than a bank card. The number of a stored-value card is
 * sent to the tokenizer only.
 */
export const payOtherwise =
  ({ others, storedCards }: { readonly others: OrderPaymentGateway; readonly storedCards: StoredCardTokenizer }) =>
  async ({
    method,
    bankAccountId,
    cardNumber,
    tokenizerUrl,
    ...order
  }: OtherOrder): Promise<Result<StartedOtherPayment, GatewayFailure | InvalidForm<OtherOrderField>>> => {
    const problems: FieldProblem<OtherOrderField>[] = [...otherProblems(method, { bankAccountId, cardNumber })]
    if (!order.contractAccepted) problems.push({ field: 'contract', problem: 'required' })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    if (needsStoredCard(method)) {
      const token = await storedCards.tokenizeStored(cardNumber, tokenizerUrl)
      return token.ok ? others.pay({ ...order, instrument: { method, cardToken: token.value } }) : token
    }
    return others.pay({
      ...order,
      instrument: needsAccount(method) ? { method, bankAccountId: bankAccountId ?? 0 } : { method },
    })
  }
