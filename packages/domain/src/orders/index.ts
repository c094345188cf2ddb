export {
  type CancelableItem,
  type CancelableOrder,
  type CancelCommand,
  type CancelDetails,
  type CancelGateway,
  type CancelLine,
  type CancelReason,
  type CancelRequest,
  type CancelSummary,
  type ExchangeCommand,
  type ExchangeCounter,
  type OrderRefunds,
  maxReturnPhotos,
  type ReturnPhoto,
} from './cancel-gateway.ts'
export { cancelOrder, exchangeLine, previewCancel, startCancel } from './cancel-order.ts'
export { type CancelChoices, type CancelField, cancelProblems } from './cancel-problems.ts'
export { changedParcels } from './changed-parcels.ts'
export type { DeliveryHours, DeliveryTime } from './delivery-hours.ts'
export { deliveryDays, mayMoveDelivery } from './delivery-time.ts'
export { type ExchangeChoice, exchangeChoices } from './exchange-choices.ts'
export { followOrder, type FollowOrder } from './follow-order.ts'
export {
  handOverProblem,
  type HandOverProblem,
  type HandOverProof,
  handOverTries,
  showsHandOverCode,
} from './hand-over.ts'
export { lastPart } from './last-part.ts'
export { lastOrderOnce } from './last-order-once.ts'
export { type LeftPlace, leftPlaces } from './left-place.ts'
export { orderSumTitles, refundedTexts, refundPartTexts, refundTexts } from './messages.ts'
export type { DocumentedOrder, OrderDocumentGateway } from './order-document-gateway.ts'
export type { Ending, FollowedOrder, OrderEventGateway } from './order-event-gateway.ts'
export type {
  DeliveryTimes,
  OrderChange,
  OrderGateway,
  OrderGroup,
  OrderPage,
  OrderPlatform,
  OrderListRequest,
  TrackedOrder,
} from './order-gateway.ts'
export { normalizeOrderNumber } from './order-number.ts'
export { orderPaymentText } from './order-payment-text.ts'
export { orderSums, type OrderSum, type OrderSumKey, type SummedOrder, summedOrder } from './order-sums.ts'
export { lastHandInDay, lastReturnDay, mayCancel, mayReturn, withdrawalDays, withdrawalEnds } from './order-window.ts'
export type {
  HandedOver,
  Order,
  OrderItem,
  OrderPaymentState,
  OrderStatus,
  Parcel,
  RouteStop,
  TrackStep,
} from './order.ts'
export { isPushEndpoint } from './push-endpoint.ts'
export type { PushDevice, PushGateway, PushSubscription } from './push-gateway.ts'
export { type RefundDays, refundDays, type RefundFacts, type RefundTerms } from './refund-days.ts'
export { type PaidLine, refundOf } from './refund-of.ts'
export { type RefundedPayment, type RefundPlace, refundPlace } from './refund-place.ts'
export { mayWithdraw, pickupDays } from './return-ways.ts'
export { type TrackField, trackOrder, type TrackOrder, trackProblems } from './track-order.ts'
export { type BoughtLine, unitPrices } from './unit-prices.ts'
