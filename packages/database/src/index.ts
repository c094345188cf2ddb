export { brandedName } from './branded-name.ts'
export { compileOnce } from './compile-once.ts'
export { followReplica, type Replica } from './follow-replica.ts'
export { isUnavailable } from './is-unavailable.ts'
export { takeDataLock } from './data-lock.ts'
export { memoizeByDatabase } from './memoize-by-database.ts'
export { migrate } from './migrate.ts'
export { migrations } from './migrations.ts'
export { type Database, dumpDatabase, openDatabase, type OpenDatabase } from './open-database.ts'
export { resealRows } from './reseal-rows.ts'
export type { Schema } from './schema.ts'
export { makeIndexesAgain, setIndexesAside } from './set-indexes-aside.ts'
export type { SocialIdentity, StoredRegistration } from './tables/account-tables.ts'
export type { BuyBackTables, DeviceAnswers } from './tables/buy-back-tables.ts'
export type { CartTables } from './tables/cart-tables.ts'
export { Hidden, hide, hideJson, hideNumbers, jsonWithHidden } from './hidden.ts'
export { transactResult } from './transact-result.ts'
export { transact } from './transact.ts'
export { withLock, withTryLock } from './with-lock.ts'
export type { OrdersTable } from './tables/order-tables.ts'
export type { BrandsTable, ProductsTable } from './tables/product-tables.ts'
export type { PromotionTables } from './tables/promotion-tables.ts'
export type { ShopsTable } from './tables/shop-tables.ts'
export { activeCartColumns } from './cart/active-cart-columns.ts'
export { buyerEmail } from './payment/buyer-email.ts'
export { claimTransfer } from './payment/claim-transfer.ts'
export { findAccount } from './payment/find-account.ts'
export { findBookedTransfer } from './payment/find-booked-transfer.ts'
export { findCartRows, findSavedRows, findSharedRows } from './cart/cart-rows.ts'
export { findPaymentLink } from './payment/find-payment-link.ts'
export { hasOrder } from './ordering/has-order.ts'
export { readOrderSnapshot } from './ordering/read-order-snapshot.ts'
export { findHeldGiftCode } from './cart/find-held-gift-code.ts'
export {
  findSavedCard,
  readSavedCards,
  removeSavedCard,
  renameSavedCard,
  writeCardConsent,
} from './payment/saved-cards.ts'
export { dropParcelPhotos, forgetParcelPhotos, noteParcelPhoto, findParcelPhoto } from './ordering/parcel-photos.ts'
export { setParcelMails, wantsParcelMails } from './ordering/parcel-mails.ts'
export {
  endPushSubscription,
  hasPushSubscription,
  savePushSubscription,
  takePushSubscriptions,
} from './pushes/push-subscriptions.ts'
export { type DuePush, dropPush, queuePushes, retryPush, takePush } from './pushes/pushes.ts'
export { readParcelTerms } from './ordering/parcel-terms.ts'
export { sqlPickupPoints } from './refunds/pickup-points.ts'
export { newReturnCode } from './refunds/new-return-code.ts'
export { returnUnfetched } from './refunds/return-unfetched.ts'
export {
  countOrders,
  findOrders,
  type FoundCancellation,
  type FoundOrder,
  type FoundParcel,
  type FoundPayment,
} from './ordering/find-orders.ts'
export { matchingOrders, type OrderSearch } from './ordering/matching-orders.ts'
export { orderMark } from './ordering/order-mark.ts'
export { keptTables, ownedTables } from './account/owned-tables.ts'
export { sqlCashAtDoor } from './fulfilment/cash-at-door.ts'
export { findParcel, readParcelBuyer } from './fulfilment/find-parcel.ts'
export { movedTo } from './fulfilment/moved-to.ts'
export { sqlParcels } from './fulfilment/parcels.ts'
export { returnsOnTheirWay } from './fulfilment/returns-on-their-way.ts'
export { forgetGiftNotes } from './ordering/forget-gift-notes.ts'
export { balanceRequests } from './ordering/balance-requests.ts'
export { hideSnapshot } from './ordering/hide-snapshot.ts'
export { isUnknown } from './payment/is-unsettled.ts'
export { isUuid } from './is-uuid.ts'
export { BadCursor, cursorOf } from './list-cursor.ts'
export { keptNationalId } from './account/kept-national-id.ts'
export { makeOrderNumber } from './payment/order-number.ts'
export { orderExchanges } from './ordering/order-exchanges.ts'
export { ownsOrder } from './ordering/owns-order.ts'
export { paymentEnds } from './payment/payment-ends.ts'
export { placePurchase } from './payment/place-purchase.ts'
export {
  addPasskey,
  findPasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
  spendChallenge,
  usePasskey,
} from './account/passkeys.ts'
export { forgetOldSessions, idleSessionDays } from './account/forget-old-sessions.ts'
export { findMemberByPhone, provePhone } from './account/proven-phones.ts'
export { readAddressee } from './account/read-addressee.ts'
export {
  beginSecondStep,
  confirmSecondStep,
  findSecondStep,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  spendRecoveryHash,
  spendTurn,
  writeRecoveryCodes,
} from './account/second-steps.ts'
export { readPersonalData } from './account/read-personal-data.ts'
export { randomLetters } from './random-letters.ts'
export { readBankAccounts } from './payment/read-bank-accounts.ts'
export { readInstallmentPlans } from './pricing/read-installment-plans.ts'
export { readOrderLimits } from './pricing/read-order-limits.ts'
export { sqlAwaitedTransfers } from './ordering/awaited-transfers.ts'
export { sqlCancellations } from './refunds/cancellations.ts'
export { sqlCardKeeping } from './payment/card-keeping.ts'
export { sqlCartPorts } from './cart/cart-ports.ts'
export { sqlCarts } from './cart/carts.ts'
export { sqlDueRefunds } from './refunds/due-refunds.ts'
export { lapseExchanges } from './refunds/lapse-exchanges.ts'
export { sqlExchangeGoods } from './refunds/exchange-goods.ts'
export { sqlGiftCodes } from './ordering/gift-code-spending.ts'
export { sqlOpenOrders } from './ordering/open-orders.ts'
export { sqlOrders } from './ordering/orders.ts'
export { readToldReturn } from './refunds/read-told-return.ts'
export { sqlReturns } from './refunds/returns.ts'
export { sqlSavedItems } from './cart/saved-items.ts'
export { findOrderedLines } from './cart/find-ordered-lines.ts'
export { sqlStock } from './ordering/stock.ts'
export { sqlUnsettledPayments } from './payment/unsettled-payments.ts'
export { takeOpenPayments } from './ordering/take-open-payments.ts'
export { findPromotions } from './promotions/find-promotions.ts'
export { usesOfBuyer } from './promotions/uses-of-buyer.ts'
export { moveCoupons } from './promotions/move-coupons.ts'
export { promotionColumns, readPromotion } from './promotions/stored-promotion.ts'
export { sqlRefunds } from './refunds/refunds.ts'
export { settledStatuses } from './refunds/settled-statuses.ts'
export { sqlReservation } from './ordering/reservation.ts'
export { dropReturnPhotos, findReturnPhotos, forgetReturnPhotos, noteReturnPhoto } from './refunds/return-photos.ts'
export { type AuditSubject, readAuditSubjects } from './team/audit-subjects.ts'
export { appendAudit, type AuditActor, type AuditEntry, readAudit } from './team/audit-entries.ts'
export {
  type DeskCaller,
  endDeskSession,
  endDeskSessions,
  findDeskKey,
  findDeskSession,
  forgetOldDesks,
  noteSeen,
  proveDeskSession,
  startDeskSession,
} from './team/desk-callers.ts'
export {
  findInvitation,
  readInvitations,
  removeInvitation,
  spendInvitation,
  writeInvitation,
} from './team/invitations.ts'
export {
  addDeskKey,
  addMembership,
  endAutopilot,
  endMembership,
  findMemberships,
  leaveDesks,
  teamLeftAlone,
  lockTeam,
  readTeam,
  setRole,
} from './team/memberships.ts'
export { askForLift, confirmLift, findSteppedMember, lockLift, readLifts } from './team/second-step-lifts.ts'
export {
  findDisputePhotos,
  findShopperPhotos,
  forgetDisputePhotos,
  noteDisputePhoto,
} from './packages/dispute-photos.ts'
export { findOrderMails, findOrderNumbers } from './packages/find-desk-orders.ts'
export {
  countPackages,
  findOrderPackages,
  findPackage,
  findPackages,
  type FoundPackage,
} from './packages/find-packages.ts'
export {
  countSellerReturns,
  findDispute,
  findDisputes,
  findSellerReturn,
  findSellerReturns,
  type FoundSellerReturn,
} from './packages/find-seller-returns.ts'
export { sqlPackages } from './packages/packages.ts'
export { sqlSellerReturns } from './packages/seller-returns.ts'
export { deskStage, type DeskStage } from './ordering/desk-stage.ts'
export { verifyDemoShops } from './sellers/verify-demo-shops.ts'
export { markMessagesRead, readMessages, takeUnmailedMessages, writeMessage } from './sellers/desk-messages.ts'
export {
  findApplication,
  findSellers,
  findShopDocument,
  ownerMails,
  readShopHistory,
  settleLeaves,
  shopChanges,
  shopSlug,
  takeRefusedPapers,
} from './sellers/seller-reads.ts'
export { sqlSellers } from './sellers/sellers.ts'
export { messageQueue, officeQueues, packageQueues, type Queue, returnQueue } from './sellers/today.ts'
