import { type CardPurchase, type PaidWithCard, payWithCard, type PayWithCardDeps } from './pay-with-card.ts'
import type { CardPayment, PaymentGateway } from './payment-gateway.ts'

/** Dependencies of placing an order by card. */
export interface PlaceCardOrderDeps extends PayWithCardDeps {
  readonly payments: PaymentGateway
}
/** An order with the card it is paid by; `PaymentGateway.init` names its `tokenizerUrl`. */
export type CardOrder = CardPurchase & Omit<CardPayment, 'cardToken' | 'firstDigits'>

/** Places the order of the cart and pays it by a typed or a saved card; only a typed card can be saved with it. */
export const placeCardOrder =
  ({ payments, ...deps }: PlaceCardOrderDeps) =>
  ({ card, tokenizerUrl, saveCard, ...order }: CardOrder): PaidWithCard =>
    payWithCard(deps)({ card, tokenizerUrl, contractAccepted: order.contractAccepted }, (by) =>
      'savedCard' in by
        ? payments.payBySavedCard({ ...order, ...by })
        : payments.payByCard({ ...order, ...by, ...(saveCard !== undefined && { saveCard }) }),
    )
