export type { Brand } from './kernel/brand.ts'
export type { Clock } from './kernel/clock.ts'
export { type ClockMemory, makeServerClock, type ServerClock } from './kernel/server-clock.ts'
export type { Machine } from './kernel/machine.ts'
export { type Region, type TableMachine, type Transition, transitionsOf } from './kernel/table-machine.ts'
export { fail, type Result, succeed } from './kernel/result.ts'
export { add, fromLira, kurus, type Money, roundKurus, subtract, times, toLira, zero } from './money/money.ts'
export { allocate } from './money/allocate.ts'
export { formatPrice } from './money/format-price.ts'
export { parsePrice } from './money/parse-price.ts'
export { capitalizeFirstTr, capitalizeTr, lowerTr, upperTr } from './text/turkish-case.ts'
export { companyField, nameField, onlyLetters } from './text/only-letters.ts'
export {
  type DayPrice,
  type PriceChange,
  priceDays,
  type PriceSpan,
  priceSpan,
  shownPriceDays,
} from './catalog/price-days.ts'
export { colourOf, namesColours } from './catalog/colour-of.ts'
export { decline } from './text/decline.ts'
export { fullName, type NameParts, splitName } from './text/full-name.ts'
export { searchKey } from './text/search-key.ts'
export { slugify } from './text/slugify.ts'
export {
  type CategoryNode,
  categoryTree,
  findCategory,
  findCategoryById,
  leafCategories,
  pathTo,
} from './catalog/category-tree.ts'
export { mainCategories } from './catalog/main-categories.ts'
export {
  type CardBrand,
  cardBrand,
  isCardExpired,
  isCardExpiry,
  isCardHolderName,
  isCardNumber,
  isGiftCardNumber,
  isPttemCardNumber,
  readCardExpiry,
} from './validation/card.ts'
export { isEmail, isTypedEmail, normalizeEmail } from './validation/email.ts'
export { expiryText } from './validation/expiry-text.ts'
export { cleanText, cleanTexts } from './text/clean-text.ts'
export { typedPrice } from './money/typed-price.ts'
export { hasDigit } from './validation/has-digit.ts'
export { formatIban, isIban } from './validation/iban.ts'
export { isLicencePlate, isVin } from './validation/vehicle-number.ts'
export { luhn } from './validation/luhn.ts'
export { validationMessages } from './validation/messages.ts'
export { isNationalId, isNationalIdOrEmpty } from './validation/national-id.ts'
export { minPasswordLength, type PasswordProblem, passwordProblems } from './validation/password.ts'
export { formatPhone, isCompanyPhone, isPhone, normalizePhone } from './validation/phone.ts'
export { hasTaxNumberChecksum, isTaxNumber } from './validation/tax-number.ts'
export { classifyPath, type PathClass } from './navigation/classify-path.ts'
export { legacyRedirect, siteRedirect } from './navigation/redirects.ts'
export { safeReturnRoute } from './navigation/safe-return-route.ts'
export { metaTitle } from './navigation/meta-title.ts'
export { seoTitle } from './navigation/seo-title.ts'
export {
  brandUrl,
  campaignPreviewUrl,
  campaignUrl,
  categoryUrl,
  collectionUrl,
  commentsUrl,
  dealUrl,
  deviceSaleUrl,
  productUrl,
  searchUrl,
  shopUrl,
  tagUrl,
} from './navigation/site-url.ts'
export { groupOpen, type PriceRange, type StockFilter, stockFilter } from './catalog/listing-filters.ts'
export { maxCompared, productSeen, toggleCompared } from './catalog/picked-products.ts'
export { type ListingKind, listingKinds } from './catalog/listing-kinds.ts'
export { type ListingParams, type ListingQuery, listingQuery } from './catalog/listing-query.ts'
export {
  type AskedQuery,
  type ProductChoice,
  type QueryFilter,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
} from './catalog/query/query-understanding.ts'
export { makeQueryVocabulary, type ShopWords } from './catalog/query/make-query-vocabulary.ts'
export { makeSynonyms, type SynonymRow, synonymTerms } from './catalog/query/synonyms.ts'
export type { Named, NamedCategories, QueryVocabulary } from './catalog/query/query-vocabulary.ts'
export { withoutLacking } from './catalog/query/without-lacking.ts'
export { understandQuery } from './catalog/query/understand-query.ts'
export { wordsNearKinds, wordsOfKinds } from './catalog/category-tree/words-of-kinds.ts'
export { correctWord, type KnownWord } from './catalog/spelling/correct-word.ts'
export { nearWords } from './catalog/spelling/near-words.ts'
export { soundKey } from './catalog/spelling/sound-key.ts'
export { wordBeginnings } from './catalog/spelling/word-beginnings.ts'
export { isSearchText } from './catalog/is-search-text.ts'
export { goOn, type GoOnSources } from './catalog/go-on.ts'
export { type PastSearches, pastSearches } from './catalog/past-searches.ts'
export { latestOnly, suggestionLimits } from './catalog/latest-only.ts'
export { combinationOf, variantStock } from './catalog/variant-stock.ts'
export { discountBought, discountLabel } from './catalog/discount-bought.ts'
export { ratingSummary } from './reviews/rating-summary.ts'
export {
  choiceText,
  firstChoice,
  missingVariant,
  parseChoice,
  printChoice,
  stockOfChoice,
} from './catalog/variant-choice.ts'
export { hasWebAddress } from './text/has-web-address.ts'
export { dealPrice } from './deals/deal-price.ts'
export { type DaySchedule, type DaySpan, nextSpan, runsOn } from './deals/day-schedule.ts'
export { activeDealProducts, type Countdown, dealCountdown, isSlotRunning, slotTime } from './deals/deal-slots.ts'

// Cart, checkout, account, orders, lists, reviews, shops, buy-back, raffle, hgs, session, shell
export {
  addressId,
  type AddressId,
  savedCardId,
  type SavedCardId,
  listSlug,
  type ListSlug,
  type OrderId,
  orderId,
  paymentId,
  type PaymentId,
  type ProductId,
  productId,
  shopId,
  type ShopId,
} from './ids.ts'
export { type FoundPlace, placeLimits, placeLine, type ReadPlace } from './account/found-place.ts'
export { addressLine, type AddressParts } from './account/address-line.ts'
export { cartItems, isSameLine } from './cart/cart-lines.ts'
export type { Cart, CartItem, CartMessage, CartShop, FastShipping, Insurance } from './cart/cart.ts'
export { insuranceTotal, lineDiscount, lineTotal, unitsAtPrice } from './cart/line-total.ts'
export { addLimit, quantityChange, type QuantityChange, quantityLimit } from './cart/quantity-change.ts'
export { cartBadge } from './cart/cart-badge.ts'
export { removalPlan, type RemovalPlan } from './cart/removal-plan.ts'
export { accessoryCategory, fitsProduct } from './cart/accessory-category.ts'
export { removalQuestion } from './cart/removal-question.ts'
export { installmentCap } from './checkout/installment-cap.ts'
export { type Installment, type InstallmentPlan, installments, type PlanEntry } from './checkout/installments.ts'
export { bestOfCards, type CardInstallment, planOfCard } from './checkout/best-of-cards.ts'
export { bestInstallment, type InstallmentTerms, installmentTerms } from './checkout/installment-terms.ts'
export {
  type PaymentContext,
  type PaymentMethod,
  type PaymentOption,
  paymentOptions,
} from './checkout/payment-options.ts'
export { paymentTitles } from './checkout/payment-options.ts'
export { distanceText, metresBetween } from './checkout/distance.ts'
export { receiverProblems } from './checkout/receiver-problems.ts'
export type { LockerCity, PickupPoint, Receiver, Shipping, ShippingGateway } from './checkout/shipping-gateway.ts'
export { shippingChoice, shippingChoices, type ShippingOption } from './checkout/shipping-choice.ts'
export type { GatewayResult, GatewayFailure } from './kernel/gateway-failure.ts'
export type {
  AttributeValue,
  Discount,
  ProductAttribute,
  ProductBadge,
  ProductBadges,
  ProductCard,
  ProductCategory,
  ProductDetail,
  ProductVariants,
  Ratings,
  ShopBrief,
  StockCount,
} from './catalog/product.ts'
export type {
  CategoryCount,
  FoundPage,
  CategoryLink,
  Facet,
  ListingPage,
  SearchFindings,
  ListingRequest,
  SearchRequest,
} from './catalog/listing.ts'
export type { Banner, BannerPosition } from './catalog/banner.ts'
export type { PromotionText, Slide, Tone } from './catalog/slide.ts'
export type { Suggestions } from './catalog/suggestions.ts'
export type { PopularCategories } from './catalog/popular-categories.ts'
export { type Campaign, type CampaignCard, campaignPhase, type CampaignTab } from './catalog/campaign.ts'
export type { CampaignCatalog, CampaignList, CampaignProducts } from './catalog/campaign-catalog.ts'
export type { Collection, CollectionCatalog, Tag, TagCount, TagPage } from './catalog/collection-catalog.ts'
export type { Gift, GiftCatalog, GiftIdea } from './catalog/gift-catalog.ts'
export type { BazaarRegion, Origin, OriginCatalog, OriginPage } from './catalog/origin-catalog.ts'
export { type CategoryOffer, offerOfCategory } from './deals/offer-of-category.ts'
export type { DealCatalog, DealRequest, TodayDeal } from './deals/deal-catalog.ts'
export type { CategoryCatalog, CategoryDetail, CategoryRow, CategoryWords } from './catalog/category-catalog.ts'
export { daysToHandover, fastHandover, type Handover } from './catalog/handover.ts'
export type { ProductCatalog } from './catalog/product-catalog.ts'
export type { ProductPage } from './catalog/product-page.ts'
export type { Deal, DealSlot, ProductDeal } from './deals/deal.ts'
export type { Comment, CommentFacets, CommentOrder, CommentPage, CommentRequest } from './reviews/comment.ts'
export { type CommentPhoto, type PhotographedComment, photosOf } from './reviews/photos-of.ts'
export { photoLimits, type PhotoProblem, photoProblem } from './reviews/review-photo.ts'
export type { ReviewPhoto, ReviewPhotoGateway } from './reviews/review-photo-gateway.ts'
export { maskedName } from './reviews/masked-name.ts'
export { isRating, type ReviewField, type ReviewForm, reviewLengths, reviewProblems } from './reviews/review-form.ts'
export type { OwnReview, OwnReviewPage, ReviewGateway } from './reviews/review-gateway.ts'
export { reportComment, reportProblems } from './reviews/report-comment.ts'
export { type ReportForm, type ReportReason, reportReasons } from './reviews/report-form.ts'
export { type CommentTheme, commentThemes } from './reviews/comment-theme.ts'
export { countThemes, saysWords, type ThemeCount, themesOf, themeWords } from './reviews/comment-themes.ts'
export { type IllustratedReview, writeReview } from './reviews/write-review.ts'
export type {
  QuestionAnswer,
  QuestionForm,
  QuestionGateway,
  QuestionPage,
  ShopQuestion,
} from './reviews/question-gateway.ts'
export { askShop, maxQuestionLength, questionProblems } from './reviews/ask-shop.ts'
export { similarQuestions } from './reviews/similar-questions.ts'
export type { ShopTag } from './shops/shop-tag.ts'
export type { ShopDirectory } from './shops/shop-directory.ts'
export type { Shop, ShopCard } from './shops/shop.ts'
export type { ShopList, ShopListRequest, ShopPages, ShopSort } from './shops/shop-pages.ts'
export type { CartAddition, CartGateway, LineChange, LineRef, LineRemoval } from './cart/cart-gateway.ts'
export type { CartSignal } from './cart/cart-signal.ts'
export type { AppBridge, AppMessage } from './cart/app-bridge.ts'
export { anonymousUser, type User, type Visitor, visitorOf } from './session/user.ts'
export type { Access, CodeLogin, Credentials, GuestMembership, SessionGateway } from './session/session-gateway.ts'
export type { SocialCredentials, SocialName, SocialProvider, Unregistered } from './session/social-provider.ts'
export type { HeldToken, LeftSession, TokenStore } from './session/token-store.ts'
export { type TokenHolder, tokenHolder } from './session/token-holder.ts'
export { tokenUser } from './session/token-user.ts'
export type { ExpiringName, ExpiringStore } from './session/expiring-store.ts'
export { type Address, type AddressForm, type AddressType, emptyAddress } from './account/address.ts'
export type {
  AddressGateway,
  AddressStep,
  AddressToSave,
  Places,
  SelectedAddresses,
} from './account/address-gateway.ts'
export type { GuestGateway } from './checkout/guest-gateway.ts'
export { type Card, type CardToken, cardToken, type CardTokenizer } from './checkout/card-tokenizer.ts'
export {
  type CardInstallments,
  type CardPayment,
  type ContractFile,
  type InstallmentCap,
  type OpenPayment,
  type AllInstallments,
  type InstallmentPayments,
  type OrderContract,
  type PaymentGateway,
  type PaymentStart,
  type SavedCardPayment,
  type PaymentKind,
  type PaymentStatus,
  type StartedPayment,
} from './checkout/payment-gateway.ts'
export type {
  HandedOver,
  Order,
  OrderItem,
  OrderPaymentState,
  OrderStatus,
  Parcel,
  RouteStop,
  TrackStep,
} from './orders/order.ts'
export type {
  DeliveryTimes,
  OrderChange,
  OrderGateway,
  OrderGroup,
  OrderPage,
  OrderPlatform,
  OrderListRequest,
  TrackedOrder,
} from './orders/order-gateway.ts'
export type { Ending, FollowedOrder, OrderEventGateway } from './orders/order-event-gateway.ts'
export { followOrder, type FollowOrder } from './orders/follow-order.ts'
export { changedParcels } from './orders/changed-parcels.ts'
export type { DocumentedOrder, OrderDocumentGateway } from './orders/order-document-gateway.ts'
export { giftCodeProblems, normalizeGiftCode } from './cart/gift-code.ts'
export type { GiftCodeGateway } from './cart/gift-code-gateway.ts'
export {
  type GiftChoice,
  giftNoteLength,
  giftNoteProblem,
  giftOrNone,
  hidesPrices,
  maxGiftNoteLength,
  normalizeGiftNote,
  wrapTotal,
} from './cart/gift-choice.ts'
export type { GiftChoiceGateway } from './cart/gift-choice-gateway.ts'
export { chooseGift } from './cart/choose-gift.ts'
export { applyGiftCode } from './cart/apply-gift-code.ts'
export type { AddedService } from './cart/added-service.ts'
export type { FastShippingGateway } from './cart/fast-shipping-gateway.ts'
export type { InsuranceGateway } from './cart/insurance-gateway.ts'
export type { CartAndSaved, SavedGateway } from './cart/saved-gateway.ts'
export { moveToCart, saveForLater } from './cart/save-for-later.ts'
export type { CartPromotion, Promotion, PromotionRule, Reduction } from './promotions/promotion.ts'
export type { OfferState, PromotionGateway, PromotionOffer } from './promotions/promotion-gateway.ts'
export { missingForPromotion } from './promotions/missing-for-promotion.ts'
export { reductionSums } from './promotions/reduction-sums.ts'
export { type CartTotals, cartTotals, isOnSale, reductionsOf, type ShopTotals } from './cart/cart-totals.ts'
export { cargoHelp, cargoHelpRange, type CargoOfShop, missingForFreeCargo } from './cart/cargo-help.ts'
export { cartMessages } from './cart/messages.ts'
export { cartRow, type CartRowEvent, type CartRowState, showsInput } from './cart/cart-row.ts'
export { quantityInput, type QuantityInputEvent, type QuantityInputState } from './cart/quantity-input.ts'
export {
  type SavableItem,
  savedForLater,
  type SavedForLaterEvent,
  type SavedForLaterState,
} from './cart/saved-for-later.ts'
export { analyticsBatches } from './cart/analytics-batches.ts'
export { addToCart, type CartDeps } from './cart/add-to-cart.ts'
export { additionOf } from './cart/addition-of.ts'
export { addManyToCart, addOrderToCart } from './cart/add-many-to-cart.ts'
export { cartDataLayer } from './cart/cart-data-layer.ts'
export { changeQuantity } from './cart/change-quantity.ts'
export { removeFromCart } from './cart/remove-from-cart.ts'
export {
  type CheckoutMissing,
  type CheckoutStepName,
  type CheckoutSteps,
  checkoutSteps,
} from './checkout/checkout-steps.ts'
export { type CardField, type CardForm, cardProblems, normalizeCard } from './checkout/card-form.ts'
export { type CardOrder, placeCardOrder, type PlaceCardOrderDeps } from './checkout/place-card-order.ts'
export { checkoutEntrance, type CheckoutSoFar, missingBeforePayment } from './checkout/missing-before-payment.ts'
export { buyNow } from './cart/buy-now.ts'
export { type LineNews, lineNews } from './cart/line-news.ts'
export { isNearlySoldOut } from './catalog/nearly-sold-out.ts'
export {
  type CartShare,
  cartShareDays,
  maxCartShares,
  type SharedCart,
  type SharedCartGateway,
} from './cart/shared-cart.ts'
export { isChosen, unitsInCart, wholeCart } from './cart/whole-cart.ts'
export { placeSavedCardOrder, type SavedCardOrder } from './checkout/place-saved-card-order.ts'
export { renameCard } from './checkout/rename-card.ts'
export {
  cardBrandNames,
  cardNameProblems,
  isUsableCard,
  maskedCard,
  maxCardNameLength,
  normalizeCardName,
  type SavedCard,
  savedCardTitle,
  usableFirst,
} from './checkout/saved-card.ts'
export type { SavedCardGateway } from './checkout/saved-card-gateway.ts'
export type { CardOrderField, PaidWithCard } from './checkout/pay-with-card.ts'
export {
  paymentReturn,
  type PaymentReturnEvent,
  type PaymentReturnState,
  paymentReturnTimes,
} from './checkout/payment-return.ts'
export type { AddressDraft, AddressDraftMemory } from './account/address-draft.ts'
export type { PaymentDraft, PaymentDraftMemory } from './checkout/payment-draft.ts'
export {
  needsAccount,
  needsStoredCard,
  type OtherChoice,
  type OtherMethod,
  type OtherOrder,
  type OtherOrderField,
  otherProblems,
  payOtherwise,
} from './checkout/pay-otherwise.ts'
export { checkGuest, type CodeSent } from './checkout/check-guest.ts'
export { type AttemptKeys, attemptKeys } from './kernel/attempt-keys.ts'
export type { FieldProblem, InvalidForm } from './kernel/field-problem.ts'
export { addressBook, type AddressBookEvent, type AddressBookState } from './account/address-book.ts'
export { type AddressField, addressProblems } from './account/address-problems.ts'
export { type AddressSaved, saveAddress, type SaveAddress } from './account/save-address.ts'
export { lastOrderOnce } from './orders/last-order-once.ts'
export {
  lastHandInDay,
  lastReturnDay,
  mayCancel,
  mayReturn,
  withdrawalDays,
  withdrawalEnds,
} from './orders/order-window.ts'
export type { DeliveryHours, DeliveryTime } from './orders/delivery-hours.ts'
export { deliveryDays, mayMoveDelivery } from './orders/delivery-time.ts'
export {
  handOverProblem,
  type HandOverProblem,
  type HandOverProof,
  handOverTries,
  showsHandOverCode,
} from './orders/hand-over.ts'
export { isPushEndpoint } from './orders/push-endpoint.ts'
export type { PushDevice, PushGateway, PushSubscription } from './orders/push-gateway.ts'
export { type LeftPlace, leftPlaces } from './orders/left-place.ts'
export { mayWithdraw, pickupDays } from './orders/return-ways.ts'
export { type WithdrawalRight, withdrawalRight } from './orders/withdrawal-right.ts'
export { type RefundDays, refundDays, type RefundFacts, type RefundTerms } from './orders/refund-days.ts'
export { type ExchangeChoice, exchangeChoices } from './orders/exchange-choices.ts'
export { type PaidLine, refundOf } from './orders/refund-of.ts'
export { orderSums, type OrderSum, type OrderSumKey, type SummedOrder } from './orders/order-sums.ts'
export { type BoughtLine, unitPrices } from './orders/unit-prices.ts'
export { orderSumTitles, refundedTexts, refundTexts } from './orders/messages.ts'
export { type RefundedPayment, type RefundPlace, refundPlace } from './orders/refund-place.ts'
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
} from './orders/cancel-gateway.ts'
export { type CancelChoices, type CancelField, cancelProblems } from './orders/cancel-problems.ts'
export { cancelOrder, exchangeLine, previewCancel, startCancel } from './orders/cancel-order.ts'
export { type TrackField, trackOrder, type TrackOrder, trackProblems } from './orders/track-order.ts'
export { normalizeOrderNumber } from './orders/order-number.ts'
export {
  defaultListName,
  type FavouriteList,
  isFavourite,
  type ListContent,
  type ListEntry,
  type ListSummary,
} from './lists/favourite-list.ts'
export type { ListGateway } from './lists/list-gateway.ts'
export {
  type GiftMark,
  type GiftRefusal,
  type GiftTake,
  maxGiftTakes,
  takeGift,
  visibleGifts,
} from './lists/gift-takes.ts'
export type { ListGifts, ListShare, SharedList, SharedListGateway } from './lists/shared-list.ts'
export { isSameListName, listNameProblems, maxListNameLength, normalizeListName } from './lists/list-name.ts'
export { type Alarm, alarmDays, type AlarmKind, type AlarmState, maxAlarms } from './alarms/alarm.ts'
export type { AlarmGateway, AlarmToSet } from './alarms/alarm-gateway.ts'
export { type AlarmOffer, type AlarmWish, isAlarmDue } from './alarms/is-alarm-due.ts'
export { isSensibleTarget, suggestedTargets, targetProblems } from './alarms/price-target.ts'
export { setPriceAlarm, setStockAlarm } from './alarms/set-alarm.ts'
export { moveFavourite } from './lists/move-favourite.ts'
export { createList, renameList } from './lists/name-list.ts'
export { setFavourite } from './lists/set-favourite.ts'
export { heldAfter, ownWaiting, waitBehind, type WaitingWish, type WaitingWrite } from './shell/waiting-write.ts'
export type { WaitingMemory } from './shell/waiting-memory.ts'
export { sendWaiting } from './shell/send-waiting.ts'
export { raffleCart, type RaffleCartEvent, type RaffleCartState, type RaffleItem } from './raffle/raffle-cart.ts'
export {
  type RaffleCartItem,
  type RaffleCartMemory,
  type RaffleProduct,
  raffleTotal,
  ticketsToAdd,
} from './raffle/raffle-product.ts'
export {
  type RaffleDraw,
  type RaffleTicket,
  ticketOutcome,
  type TicketOutcome,
  ticketText,
} from './raffle/raffle-ticket.ts'
export type {
  RaffleGateway,
  RafflePage,
  TicketPayment,
  TicketPaymentStart,
  TicketLine,
} from './raffle/raffle-gateway.ts'
export { type BuyTickets, buyTickets } from './raffle/buy-tickets.ts'
export { type HgsVehicle, normalizeVehicle, vehicleProblems } from './hgs/hgs-vehicle.ts'
export type { HgsAccount, HgsGateway, CompletedTopUp, TopUpOffer, TopUpPayment, TopUpStart } from './hgs/hgs-gateway.ts'
export { findAccount } from './hgs/find-account.ts'
export { type TopUp, topUp } from './hgs/top-up.ts'
export type { RemittanceField, RemittanceForm } from './hgs/remittance-form.ts'
export { remittanceProblems, requestRemittance } from './hgs/request-remittance.ts'
export { type BuyBackTab, type Choice, type DeviceQuestion, deviceQuestions, type Offer } from './buy-back/device.ts'
export {
  type DeviceSeller,
  type DeviceSellerField,
  deviceSellerProblems,
  emptyDeviceSeller,
} from './buy-back/seller-form.ts'
export { deviceSellerLabels } from './buy-back/messages.ts'
export type { BuyBackGateway, DescribedDevice, DeviceSale } from './buy-back/buy-back-gateway.ts'
export { deviceSale, type DeviceSaleEvent, type DeviceSaleStatus, mayHappenToSale } from './buy-back/device-sale.ts'
export { changeSaleAccount, type SaleAccount, saleAccountProblems } from './buy-back/change-sale-account.ts'
export { chooseModel } from './buy-back/choose-model.ts'
export { askOffer } from './buy-back/ask-offer.ts'
export { approveOffer } from './buy-back/approve-offer.ts'
export { asciiUpper } from './text/ascii-upper.ts'
export { buyBack, type BuyBackEvent, type BuyBackState } from './buy-back/buy-back.ts'
export { type Line, mayPrefetch } from './shell/may-prefetch.ts'
export { routeName } from './session/route-name.ts'
export { isMemberOnly } from './session/member-only.ts'
export { answerError, type FailedCall } from './session/answer-error.ts'
export { type AfterLogin, afterLogin } from './session/after-login.ts'
export { type AfterLogout, afterLogout } from './session/after-logout.ts'
export { type LoginForm, loginProblems } from './session/login-problems.ts'
export { loginByCode } from './session/login-by-code.ts'
export { codeAddressProblems, mailedCodeProblems } from './session/mailed-code-problems.ts'
export { secondStepTicket } from './session/second-step-ticket.ts'
export { joinAsGuest } from './session/join-as-guest.ts'
export { passSecondStep } from './session/pass-second-step.ts'
export { normalizePasskeyName, passkeyNameProblems, passkeyRules } from './account/passkey.ts'
export type { PhoneGateway } from './account/phone-gateway.ts'
export type { SentCode } from './account/sent-code.ts'
export type { Passkey, PasskeyGateway, PasskeyProof, PasskeyWords } from './account/passkey-gateway.ts'
export { loginCodes } from './session/login-codes.ts'
export { bareSecondStepCode } from './session/bare-second-step-code.ts'
export { secondStepKind, secondStepProblems, secondStepRules } from './session/second-step.ts'
export { firstSession, type RemoteUser, type SessionState } from './session/session-state.ts'
export { session, type SessionEvent } from './session/session.ts'
export { sessionMessages } from './session/messages.ts'
export { inFlight, type InFlightEvent, type InFlightState, mayRepeat } from './session/in-flight.ts'
export { makeRequestGate, type RequestGate } from './session/request-gate.ts'
export { adultPermissionDays, type Expiring, expiring } from './session/expiring.ts'
export { type SessionDeps, startSession } from './session/start-session.ts'
export { login } from './session/login.ts'
export { loginBySocial } from './session/login-by-social.ts'
export { endLeftSession, logout } from './session/logout.ts'
export { isResponsive, type Platform, platform, showsUpdateOverlay } from './shell/platform.ts'
export type { Network } from './shell/network.ts'
export { chunkReload } from './shell/chunk-reload.ts'
export { homeIsStale } from './shell/home-is-stale.ts'
export type { ConsentFlag } from './shell/consent-flag.ts'
export { retargetingAllowed } from './shell/retargeting-allowed.ts'
export { fixedDiscount } from './shell/fixed-discount.ts'
export { wheelSwipe, type WheelTurn } from './shell/wheel-swipe.ts'
export { shellTimes } from './shell/shell-times.ts'
export { shellMessages } from './shell/messages.ts'
export { type SearchSubmit, searchSubmit } from './shell/search-submit.ts'
export { overlay, type OverlayEvent, type OverlayState, type Panel } from './shell/overlay.ts'
export { categoryPanel, type CategoryPanelEvent, type CategoryPanelState } from './shell/category-panel.ts'
export { miniCart, type MiniCartEvent, type MiniCartState } from './shell/mini-cart.ts'
export {
  accountPanel,
  type AccountPanelEvent,
  type AccountPanelState,
  accountPanelTitle,
} from './shell/account-panel.ts'
export { loadingBar, type LoadingBarEvent, type LoadingBarState } from './shell/loading-bar.ts'
export { scrollTop, type ScrollTopEvent, type ScrollTopState } from './shell/scroll-top.ts'
export { keeps, typeInto } from './validation/type-into.ts'
export { textInput, type TextInputEvent, type TextInputState } from './shell/text-input.ts'
export { searchLoading, type SearchLoading } from './shell/search-loading.ts'
export { priceStatus, type PriceStatus } from './shell/price-status.ts'
export { cookieAccepted, type CookieNotice, cookieNotice, cookieRefused } from './shell/cookie-notice.ts'
export { messages } from './messages.ts'
export { type FieldRule, formProblems } from './kernel/form-problems.ts'

export { afterWorkingDays, isWorkingDay, workingDayBefore } from './kernel/after-working-days.ts'
export { isoDay, turkishDay, turkishDayStart } from './kernel/turkish-time.ts'
export { submitForm, type Submitted } from './kernel/submit-form.ts'
export { formToSend } from './validation/form-to-send.ts'
export { isNewPassword, maxPasswordLength } from './validation/new-password.ts'
export { activateByCode } from './account/activate-by-code.ts'
export type { ActivationRequest, MembershipGateway, Registered, MessageResponse } from './account/membership-gateway.ts'
export {
  emptyRegistration,
  type Registration,
  type RegistrationField,
  registrationProblems,
} from './account/registration.ts'
export { register } from './account/register.ts'
export { resendActivation } from './account/resend-activation.ts'
export type { MemberSession, PasswordGateway } from './account/password-gateway.ts'
export type { AuthenticatorKey, SecondStep, SecondStepGateway } from './account/second-step-gateway.ts'
export { forgetPassword } from './account/forget-password.ts'
export { type NewPasswordForm, newPasswordProblems } from './account/new-password-form.ts'
export { recoverPassword } from './account/recover-password.ts'
export { changePassword, type ChangePasswordForm, changePasswordProblems } from './account/change-password.ts'
export type { EmailChange, Profile, ProfileForm, ProfileGateway } from './account/profile-gateway.ts'
export { type ProfileField, profileProblems, saveProfile } from './account/save-profile.ts'
export { changeEmail, emailChangeProblems } from './account/change-email.ts'
export { changePhone } from './account/change-phone.ts'
export type { Notification, NotificationGateway, NotificationPage } from './account/notification-gateway.ts'
export type { IdentityGateway } from './account/identity-gateway.ts'
export { nationalIdProblems, setNationalId } from './account/set-national-id.ts'

// Content
export {
  type ContentBlock,
  type ContentIcon,
  contentIcons,
  type Place,
  type ProductRow,
  type HelpQuestion,
} from './content/content-block.ts'
export {
  type ContentKind,
  contentKinds,
  type ContentLink,
  type ContentPage,
  type ContentSection,
  contentTabs,
  type ContentVersion,
} from './content/content-page.ts'
export { contentAnchors, tableOfContents } from './content/content-anchors.ts'
export type { HelpAnswer, HelpCentre, HelpTopic } from './content/help.ts'
export { plainText, richText, type TextRun } from './content/rich-text.ts'
export { searchHelp } from './content/search-help.ts'
export type { ContentLibrary } from './content/content-library.ts'
export {
  type ContactField,
  type ContactForm,
  type ContactGateway,
  contactProblems,
  contactShop,
  emptyContactForm,
} from './content/contact.ts'
export {
  answerPoll,
  type Poll,
  type PollAnswer,
  type PollGateway,
  pollProblems,
  type PollQuestion,
} from './content/poll.ts'
export {
  type FriendField,
  type FriendForm,
  type FriendGateway,
  friendProblems,
  tellFriend,
} from './content/tell-friend.ts'
export {
  requestWholesale,
  maxWholesale,
  minWholesale,
  type WholesaleField,
  type WholesaleForm,
  type WholesaleGateway,
  wholesaleProblems,
} from './content/wholesale-demand.ts'
export type { ShopFollowing } from './shops/shop-following.ts'
export { toggleFollow } from './shops/toggle-follow.ts'
export {
  emptySellerApplication,
  type SellerApplication,
  type SellerApplicationParams,
  type SellerChoice,
  type SellerField,
  sellerLengths,
  sellerProblems,
} from './shops/seller-application.ts'
export { applyToSell, type SellerApplications } from './shops/apply-to-sell.ts'
export type { RobotChallenge, RobotCheckGateway } from './session/robot-check-gateway.ts'
export type { AccountProof, PrivacyGateway } from './account/privacy-gateway.ts'
export type {
  BankAccount,
  OrderPaymentGateway,
  OtherInstrument,
  OtherPayment,
  StartedOtherPayment,
  StoredCardTokenizer,
  Transfer,
} from './checkout/order-payment-gateway.ts'
export type { Analytics, AnalyticsEvent, MeasuredItem } from './analytics/analytics.ts'
export { checkoutEvents, isMeasuredStep } from './analytics/checkout-events.ts'
export { measuredCart } from './analytics/measured-cart.ts'
export { type Measure, measuredOrders } from './analytics/measured-orders.ts'
export { scrollDepth, type ScrollMark } from './analytics/scroll-depth.ts'
export { bestSellerCampaign, type Recommender } from './analytics/recommender.ts'
