export { asksGiftOwner } from './asks-gift-owner.ts'
export { bestOfCards, type CardInstallment, planOfCard } from './best-of-cards.ts'
export { type CardField, type CardForm, cardProblems, normalizeCard } from './card-form.ts'
export { type Card, type CardToken, cardToken, type CardTokenizer } from './card-tokenizer.ts'
export { checkGuest, type CodeSent } from './check-guest.ts'
export { type CheckoutMissing, type CheckoutStepName, type CheckoutSteps, checkoutSteps } from './checkout-steps.ts'
export { distanceText, metresBetween } from './distance.ts'
export type { GuestGateway } from './guest-gateway.ts'
export { checkoutEntrance, type CheckoutSoFar, missingBeforePayment } from './missing-before-payment.ts'
export type {
  BankAccount,
  OrderPaymentGateway,
  OtherInstrument,
  OtherPayment,
  StartedOtherPayment,
  StoredCardTokenizer,
  Transfer,
} from './order-payment-gateway.ts'
export {
  needsAccount,
  needsStoredCard,
  type OtherChoice,
  type OtherMethod,
  type OtherOrder,
  type OtherOrderField,
  otherProblems,
  payOtherwise,
} from './pay-otherwise.ts'
export type { CardOrderField, PaidWithCard } from './pay-with-card.ts'
export type { PaymentDraft, PaymentDraftMemory } from './payment-draft.ts'
export {
  type CardInstallments,
  type CardPayment,
  type ContractFile,
  type InstallmentCap,
  type OpenPayment,
  type AllInstallments,
  type InstallmentPayments,
  type OrderContract,
  type PaidBy,
  type PaymentGateway,
  type PaymentStart,
  type SavedCardPayment,
  type PaymentKind,
  type PaymentStatus,
  type StartedPayment,
} from './payment-gateway.ts'
export { type PaymentContext, type PaymentMethod, type PaymentOption, paymentOptions } from './payment-options.ts'
export { paymentTitles } from './payment-options.ts'
export {
  paymentReturn,
  type PaymentReturnEvent,
  type PaymentReturnState,
  paymentReturnTimes,
} from './payment-return.ts'
export { type CardOrder, placeCardOrder, type PlaceCardOrderDeps } from './place-card-order.ts'
export { receiverProblems } from './receiver-problems.ts'
export { renameCard } from './rename-card.ts'
export type { SavedCardGateway } from './saved-card-gateway.ts'
export {
  cardBrandNames,
  cardNameProblems,
  isUsableCard,
  maskedCard,
  maxCardNameLength,
  normalizeCardName,
  type SavedCard,
  savedCardTitle,
  savedToPay,
  usableFirst,
} from './saved-card.ts'
export type { LockerCity, PickupPoint, Receiver, Shipping, ShippingGateway } from './shipping-gateway.ts'
