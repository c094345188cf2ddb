import { normalizeCard } from './card-form.ts'
import { type CardPurchase, type PaidWithCard, payWithCard, type PayWithCardDeps } from './pay-with-card.ts'
import type { CardPayment, PaymentGateway } from './payment-gateway.ts'

/** Dependencies of placing an order by card. */
export interface PlaceCardOrderDeps extends PayWithCardDeps {
  readonly payments: PaymentGateway
}
/** An order with the card it is paid by; `PaymentGateway.init` names its `tokenizerUrl`. */
export type CardOrder = CardPurchase & Omit<CardPayment, 'cardToken' | 'firstDigits'>

/** Places the order of the cart and pays it by card. */
export const placeCardOrder =
  ({ payments, ...deps }: PlaceCardOrderDeps) =>
  ({ card, tokenizerUrl, ...order }: CardOrder): PaidWithCard =>
    payWithCard(deps)({ card, tokenizerUrl, contractAccepted: order.contractAccepted }, (cardToken) =>
      payments.payByCard({ ...order, cardToken, firstDigits: normalizeCard(card).number.slice(0, 6) }),
    )
