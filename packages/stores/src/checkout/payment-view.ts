import { cartTotals } from '@market/domain/cart'
import { firstCardDigits } from '@market/domain/validation'
import {
  type CardInstallments,
  type OpenPayment,
  type OrderContract,
  type PaymentMethod,
  type PaymentStart,
  type SavedCard,
  savedToPay,
} from '@market/domain/checkout'
import type { Money } from '@market/domain/money'
import type { PaymentForm } from './payment-form.ts'

/** The order to be paid, as the provider froze it. */
export interface PaymentOrder {
  readonly start: PaymentStart
  readonly contract: OrderContract
  /** Payments without a final result. */
  readonly unsettled: readonly OpenPayment[]
  /** The member's saved cards. */
  readonly cards: readonly SavedCard[]
}

/** The card and total for which instalments are requested. */
export interface CardAsked {
  readonly firstDigits: string
  readonly total: Money
}
/** The answer for a card; `offer` is undefined if the request failed. */
export interface CardOffer extends CardAsked {
  readonly offer: CardInstallments | undefined
}

/** The contents of the payment step, derived from the order and the input. */
export interface PaymentView {
  readonly method: PaymentMethod
  readonly total: Money
  readonly byCard: boolean
  /** The saved card that pays. */
  readonly saved: SavedCard | undefined
  readonly asked: CardAsked
  readonly offer: CardInstallments | undefined
  /** Instalments of the card are being loaded. */
  readonly asking: boolean
  /** The chosen instalments, if the card has them. */
  readonly plan: CardInstallments['installments'][number] | undefined
  /** The shopper ticked the contract that is shown. */
  readonly ticked: boolean
  /**
   * The button accepts the documents, as its text says: with a saved card there is nothing to fill in before it.
   */
  readonly byButton: boolean
  readonly due: Money
  /** The amount is being loaded, and a shopper must not commit to an amount that is not shown. */
  readonly unknown: boolean
}

interface Shown {
  readonly order: PaymentOrder
  readonly form: PaymentForm
  readonly offer: CardOffer | undefined
  readonly reading: boolean
}

/** Derives what the payment step shows. */
export function paymentView({ order, form, offer: answer, reading }: Shown, now: Date): PaymentView {
  const { start, contract, cards } = order
  const offered = (wanted?: string) =>
    start.methods.find(({ method, available }) => available && (wanted === undefined || method === wanted))?.method
  const method = offered(form.wanted) ?? offered() ?? 'credit_card'
  const { total } = cartTotals(start.cart)
  const byCard = method === 'credit_card' && total > 0
  const saved = savedToPay(cards, form.savedCard, now)
  const firstDigits = firstCardDigits(saved?.firstDigits ?? form.card.number)
  const answered = answer?.firstDigits === firstDigits && answer.total === total ? answer : undefined
  const asking = firstDigits.length === 6 && answered === undefined
  const plan = byCard ? answered?.offer?.installments.find(({ count }) => count === form.installment) : undefined
  return {
    method,
    total,
    byCard,
    saved,
    asked: { firstDigits, total },
    offer: answered?.offer,
    asking,
    plan,
    ticked: form.accepted === contract.version,
    byButton: byCard && saved !== undefined,
    due: plan?.total ?? total,
    unknown: reading || (byCard && asking && form.installment > 1),
  }
}
