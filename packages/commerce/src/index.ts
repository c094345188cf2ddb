export { addMany } from './cart/add-many.ts'
export { addOrder, type OrderedLines } from './cart/add-order.ts'
export { addToCart, type CartWrite } from './cart/add-to-cart.ts'
export type { CartFailure } from './cart/cart-failures.ts'
export type { CartNotice } from './cart/cart-notices.ts'
export { buyNow, takeBack } from './cart/buy-now.ts'
export { chooseLines } from './cart/choose-lines.ts'
export { dismissPrice } from './cart/dismiss-price.ts'
export { namedKinds } from './catalog/named-kinds.ts'
export { endsCompound, isAdjective, isPossessive } from './catalog/compounds.ts'
export { emptyEnds, relax } from './catalog/relax.ts'
export type { Relaxed } from './catalog/relaxed.ts'
export { shareCart } from './cart/share-cart.ts'
export type { CartShares } from './cart/ports/cart-shares.ts'
export { changeQuantity } from './cart/change-quantity.ts'
export { chooseFastShipping } from './cart/choose-fast-shipping.ts'
export { chooseGift } from './cart/choose-gift.ts'
export { chooseInsurance, dropInsurance } from './cart/choose-insurance.ts'
export { heldGiftCode, type HeldGiftCode, noGiftCode } from './cart/gift-code/held-gift-code.ts'
export { removeGiftCode, setGiftCode, usableGiftCode } from './cart/gift-code/set-gift-code.ts'
export { mergeCarts } from './cart/merge-carts.ts'
export { readCombination } from './cart/offer.ts'
export type { CartPorts } from './cart/ports/cart-ports.ts'
export type { ActiveCart, CartLine, Carts } from './cart/ports/carts.ts'
export type { FastDelivery } from './cart/ports/fast-delivery.ts'
export type { GiftCodes } from './cart/ports/gift-codes.ts'
export type { Offers } from './cart/ports/offers.ts'
export type { SavedItems } from './cart/ports/saved-items.ts'
export type { CartRow } from './cart/reading/cart-row.ts'
export { chosenValues } from './cart/reading/chosen-values.ts'
export { nothingPut, type OwnCart } from './cart/reading/own-cart.ts'
export { priceCart } from './cart/reading/price-cart.ts'
export { type PricedLine, priceLines } from './cart/reading/price-lines.ts'
export { priceShops, unchosenShops } from './cart/reading/price-shops.ts'
export { zeroCart } from './cart/reading/zero-cart.ts'
export { removeFromCart } from './cart/remove-from-cart.ts'
export { moveBack, saveForLater } from './cart/saved/save-for-later.ts'
export type { StoredAttributes } from './cart/stored-attributes.ts'
export type {
  Contract,
  ContractDocument,
  ContractFacts,
  ContractOrder,
  ContractShop,
} from './contract-documents/contract-facts.ts'
export type { DeliveryFailure } from './delivery/delivery-failures.ts'
export { knownNeighbourhood } from './delivery/known-neighbourhood.ts'
export type { PickupChoice, Receiver } from './delivery/pickup-choice.ts'
export { type KnownPlace, makePlaceFinder } from './delivery/place-finder.ts'
export { neighborhoodPosition, pointPosition } from './delivery/point-position.ts'
export { carryParcels, type HandOverMove } from './fulfilment/carry-parcels.ts'
export { collectCash } from './fulfilment/collect-cash.ts'
export { handOverParcel, type HandOverFailure } from './fulfilment/hand-over-parcel.ts'
export { handoverDay } from './fulfilment/handover-day.ts'
export { doorTries, maxDoorTries } from './fulfilment/door-tries.ts'
export { moveParcel } from './fulfilment/move-parcel.ts'
export type { ParcelEvent } from './fulfilment/parcel-event.ts'
export type { CashAtDoor } from './fulfilment/ports/cash-at-door.ts'
export type { ParcelMove, ParcelOf, Parcels } from './fulfilment/ports/parcels.ts'
export { handInsAskedBefore, type ReturnOnItsWay, simulatedReturn } from './fulfilment/return-on-its-way.ts'
export { mayEndMail, type ParcelNews, parcelNews } from './fulfilment/parcel-news.ts'
export { nextStep } from './fulfilment/next-step.ts'
export { parcelRoute } from './fulfilment/parcel-route.ts'
export { isOverdue, waitsToBeFetched } from './fulfilment/waits-to-be-fetched.ts'
export { isGone } from './refunds/is-gone.ts'
export { type ShopWork, type StepKey, type TrackedParcel, trackSteps } from './fulfilment/track-steps.ts'
export type { PlaceOrderCommand } from './ordering/agree-order.ts'
export { bookOrderTransfer } from './ordering/book-order-transfer.ts'
export { cashToCollect } from './ordering/cash-to-collect.ts'
export { completeOrder } from './ordering/complete-order.ts'
export { type CheckoutFacts, draftOrder, type OrderDraft } from './ordering/draft-order.ts'
export { endPayment } from './ordering/end-payment.ts'
export { offeredInstallments } from './ordering/installments/offered-installments.ts'
export type { OrderFailure } from './ordering/order-failures.ts'
export { orderOwner, type OrderOwner } from './ordering/order-owner.ts'
export {
  goodsTax,
  lineName,
  netPrice,
  type OrderSnapshot,
  readSnapshot,
  type SnapshotItem,
  snapshotOf,
  type SnapshotShop,
  storeSnapshot,
} from './ordering/order-snapshot.ts'
export { placeOrder } from './ordering/place-order.ts'
export type { AwaitedTransfers } from './ordering/ports/awaited-transfers.ts'
export type { Checkout } from './ordering/ports/checkout.ts'
export type { GiftCodeSpending } from './ordering/ports/gift-code-spending.ts'
export type { OpenOrders } from './ordering/ports/open-orders.ts'
export type { OrderNews } from './ordering/ports/order-news.ts'
export type { Ordering } from './ordering/ports/ordering.ts'
export type { PromotionUses } from './ordering/ports/promotion-uses.ts'
export type { Orders, OrderToWrite } from './ordering/ports/orders.ts'
export type { WaitingLimits } from './ordering/waiting-limits.ts'
export type { Reservation } from './ordering/ports/reservation.ts'
export type { Short, Stock, StockLine } from './ordering/ports/stock.ts'
export { takeOpenOrders } from './ordering/reservation/take-open-orders.ts'
export { reviveOrder } from './ordering/revive-order.ts'
export type { StoredSnapshot } from './ordering/stored-snapshot.ts'
export {
  type BalanceRequest,
  orderBalance,
  type OrderBalance,
  type ParcelBalance,
  type ParcelLine,
  unitsGivenBack,
} from './ordering/order-balance.ts'
export type { PackageFailure, SellerReturnFailure } from './packages/package-failures.ts'
export type { PackageOf, Packages } from './packages/ports/packages.ts'
export type { Decision, Dispute, SellerReturns } from './packages/ports/seller-returns.ts'
export { reportUnsupplied } from './packages/report-unsupplied.ts'
export { answerReturn, arriveReturn, decideDispute } from './packages/seller-answers.ts'
export { shipPackage, workOnPackage } from './packages/work-on-package.ts'
export { forgetCards, keepCards, type KeepCardsPorts } from './payment/cards/keep-cards.ts'
export type { EndReason } from './payment/end-reason.ts'
export { methodLimits, methodTerms, waitingMethods } from './payment/method-terms.ts'
export { offeredMethods } from './payment/offered-methods.ts'
export { readPaymentDetails, storePaymentDetails } from './payment/payment-details.ts'
export type { PaymentFailure } from './payment/payment-failures.ts'
export type { CardConsent, CardKeeping } from './payment/ports/card-keeping.ts'
export type { BookedPayment, PaymentBook, PaymentNews, RefundNews } from './payment/ports/payment-book.ts'
export type {
  BankAnswer,
  CardScheme,
  Instrument,
  MaskedCard,
  PaymentProvider,
} from './payment/ports/payment-provider.ts'
export type { StartedPayments } from './payment/ports/started-payments.ts'
export type { UnsettledPayments } from './payment/ports/unsettled-payments.ts'
export { checkWish } from './payment/purchases/check-wish.ts'
export type { Purchase, PurchaseKind } from './payment/purchases/purchase.ts'
export { reconcilePayments } from './payment/reconcile-payments.ts'
export { settlePayment } from './payment/settle-payment.ts'
export { startPayment } from './payment/start-payment.ts'
export type { StoredPaymentDetails } from './payment/stored-payment-details.ts'
export { bookTransfer, type TransferBooks } from './payment/transfers/book-transfer.ts'
export { type BookedTransfer, statementEntry, type StatementEntry } from './payment/transfers/statement-entry.ts'
export type { TransferAccount } from './payment/transfers/transfer-account.ts'
export type { TransferBooked, TransferNotBooked, TransferOutcome } from './payment/transfers/transfer-outcome.ts'
export { cartPromotions, isPromoted, type ScopedPromotion } from './promotions/cart-promotion.ts'
export { deliveryWindow, fastDeliveryWindow, isFastWindow, transitDays } from './pricing/delivery-window.ts'
export { generalInstallmentLimit } from './pricing/general-installment-limit.ts'
export { generalTaxRate, includedTax } from './pricing/included-tax.ts'
export { type InstallmentPlans, planOf } from './pricing/installment-plan.ts'
export { servicePrice } from './pricing/service-price.ts'
export { type CancelledOrder, cancelOrder } from './refunds/cancel-order.ts'
export { cancelReasons, unsuppliedReasonId } from './refunds/cancel-reasons.ts'
export { cancellableAs } from './refunds/cancellable-as.ts'
export { cancellableOrder, type CancellableOrder } from './refunds/cancellable-order.ts'
export { cancelableItems, choiceName, type ExchangedLine, exchangeLine } from './refunds/exchange-line.ts'
export type { Exchange } from './refunds/exchanged-units.ts'
export { laterSentencesOfReturn } from './refunds/later-sentences.ts'
export { lapseExchange, type LapsedExchange } from './refunds/lapse-exchange.ts'
export { inChoice } from './refunds/in-choice.ts'
export type { ExchangeGoodsOf } from './refunds/ports/exchange-goods.ts'
export type { OrderToRefund } from './refunds/order-to-refund.ts'
export { type CancelPlan, planCancel } from './refunds/plan-cancel.ts'
export type { Cancellations, NewRequest, OrderOf } from './refunds/ports/cancellations.ts'
export type { DueRefunds } from './refunds/ports/due-refunds.ts'
export type { PickupPoints } from './refunds/ports/pickup-points.ts'
export type { Refunds } from './refunds/ports/refunds.ts'
export type { Returns } from './refunds/ports/returns.ts'
export { receiveReturn } from './refunds/receive-return.ts'
export type { RefundFailure } from './refunds/refund-failures.ts'
export { linkTitle } from './ordering/link-title.ts'
export { type ExchangedChoice, unitStates } from './refunds/unit-states.ts'
export { planRefundTo } from './refunds/plan-refund-to.ts'
export { isCollected, moneyBack, refundTo, requestDays, requestRefundTo } from './payment/refund-to.ts'
export type { ToldReturn } from './refunds/told-return.ts'
export { type SettlePorts, settleRefund, settleRefunds } from './refunds/settle-refunds.ts'
export { sendBack } from './refunds/send-back.ts'
export { handInReturn } from './refunds/hand-in-return.ts'
export { withdrawReturn } from './refunds/withdraw-return.ts'
export type { Caller } from './session/caller.ts'
export { phoneKey } from './session/phone-key.ts'
export { emailKey, sameEmail } from './session/email-key.ts'
export {
  acceptRequirement,
  addDocument,
  changeShop,
  isCompanyOpen,
  mayTakeDocument,
  removeDocument,
} from './sellers/change-shop.ts'
export { checkedSeller } from './sellers/checked-seller.ts'
export { decideSeller, decisionsFor, type SellerDecision } from './sellers/decide-seller.ts'
export type {
  NewDocument,
  NewSeller,
  Seller,
  SellerChange,
  SellerNews,
  SellerNewsItem,
  SellerPorts,
  Sellers,
} from './sellers/ports/sellers.ts'
export type { SellerFailure } from './sellers/seller-failures.ts'
