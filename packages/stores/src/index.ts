export { type Live, makeLive } from './kernel/live.ts'
export { type Ended, makeSessionStore, type SessionState, type SessionStore } from './session/session-store.ts'
export { lateStore } from './kernel/late-store.ts'
export { bringOnce, lateVerb, madeOnRead } from './kernel/late-verbs.ts'
export { type CartState, type CartStore, makeCartStore } from './cart/cart-store.ts'
export { lineKey } from './cart/line-key.ts'
export { makeSavedStore, type SavedState, type SavedStore } from './cart/saved-store.ts'
export {
  type DialogNotice,
  makeNoticeStore,
  type NoticeAction,
  type NoticeState,
  type NoticeStore,
  type Toast,
} from './shell/notice-store.ts'
export {
  type DeclinedWrite,
  makeWaitingStore,
  type WaitingDeps,
  type WaitingOutcome,
  type WaitingState,
  type WaitingStore,
} from './shell/waiting-store.ts'
export { addressFormProblems, placeOf, type ShownField, type ShownProblem } from './account/address-form.ts'
export { type AddressNext, type AddressStore, type AddressToEdit, makeAddressStore } from './account/address-store.ts'
export { type OwnDetails, ownDetails } from './account/own-details.ts'
export { type FoundPlaces, makePlaceSearch, type PlaceSearch } from './account/place-search.ts'
export { makeProofStore, type ProofStore, type ProofStoreDeps } from './account/proof-store.ts'
export { type PaymentProblem } from './checkout/payment-form.ts'
export {
  makePickupStore,
  type NamedPlace,
  type PickupSearch,
  type PickupState,
  type PickupStore,
} from './checkout/pickup-store.ts'
export { makePaymentStore, type PaymentNext, type PaymentState, type PaymentStore } from './checkout/payment-store.ts'
export { type PaymentOrder, paymentView } from './checkout/payment-view.ts'
export type { CheckoutPart, StepsFocus, StepsProblem } from './checkout/steps-form.ts'
export { makeStepsStore, type StepsNext, type StepsStore } from './checkout/steps-store.ts'
export { type Near, type Nearest, type StepsData, type StepsView, stepsView } from './checkout/steps-view.ts'
export { cardFormOf, noCard, type TypedCard } from './checkout/typed-card.ts'
export type { CancelProblem } from './orders/cancel-form.ts'
export { type CancelStore, makeCancelStore } from './orders/cancel-store.ts'
export { cancelView } from './orders/cancel-view.ts'
export { waitingCart, waitingLists } from './shell/waiting-gateways.ts'
export { makeSuggestionStore, type SuggestionState, type SuggestionStore } from './catalog/suggestion-store.ts'
export { type ConsentStore, makeConsentStore } from './shell/consent-store.ts'
export { makeNetworkStore, type NetworkState, type NetworkStore } from './shell/network-store.ts'
export { makePanelStore, type PanelStore } from './shell/panel-store.ts'
export { makeRaffleStore, type RaffleStore } from './raffle/raffle-store.ts'
export { makeMeasureStore, type MeasureStore } from './shell/measure-store.ts'
export { makeRecommenderStore, type RecommenderStore } from './shell/recommender-store.ts'
