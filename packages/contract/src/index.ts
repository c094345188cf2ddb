export * from './kernel/call.ts'
export * from './kernel/envelope.ts'
export { listingHeader } from './kernel/listing-header.ts'
export { type ProductCardWire } from './catalog/product-card.ts'
export { getProducts, getSearch, type ListingWire } from './catalog/listing.ts'
export {
  getAddedServices,
  getFastShipping,
  getHasBought,
  getProduct,
  getProductDetail,
  getProductDetailBadges,
  getProductInstallments,
  getProductPage,
  getProductPrices,
  getProductVariants,
  type ProductDetailWire,
} from './catalog/product.ts'
export { getAutocomplete, type AutocompleteWire } from './catalog/autocomplete.ts'
export {
  getBanners,
  getHgsProductOffers,
  getMostSolds,
  getNewcomers,
  getPhoneSlider,
  getPopularCategories,
  getSlider,
  getSliders,
} from './catalog/home.ts'
export {
  getCampaign,
  getCampaignPreview,
  getCampaignPreviewProducts,
  getCampaigns,
  type CampaignCardWire,
  type CampaignWire,
} from './catalog/campaign.ts'
export { getTags, getTagSearch, getUserCollection, type CollectionWire } from './catalog/collection.ts'
export {
  getCategories,
  getCategory,
  getCategoryBanner,
  getCategoryCampaignProducts,
  getCategoryDetail,
  getCategoryDiscountedProducts,
  getCategoryFeaturedProducts,
  getCategoryMostSolds,
  getCategorySeo,
  getCategorySlider,
} from './catalog/category.ts'
export { getFindGift, getFindGifts } from './catalog/gift.ts'
export { getGeographyProducts, getPostBazaar } from './catalog/origin.ts'
export {
  getDailyOffers,
  getDailyOffersCategories,
  getDeal,
  getDeals,
  getTodayDeals,
  type DealWire,
} from './deals/deal.ts'
export { getCommentFacets, getProductComments, getReviewLike } from './catalog/comment.ts'
export { type AlarmWire, deleteAlarm, getAlarms, postAlarm, postAlarmLink, postAlarmLinkEnd } from './alarms/alarm.ts'
export { getShopTag } from './catalog/shop-tag.ts'
export {
  addManyToCart,
  addToCart,
  changeCart,
  checkCart,
  getCart,
  removeFromCart,
  type CartItemWire,
  type CartWire,
  postBuyNow,
  postOrderToCart,
  postTakeBack,
  putChosenLines,
  putDismissedPrice,
} from './cart/cart.ts'
export { getCoupons, getPromotions, postCoupon, type PromotionOfferWire } from './cart/promotion-offer.ts'
export type { PromotionRuleWire } from './cart/promotion.ts'
export { putGift } from './cart/gift.ts'
export { deleteInsurance, postInsurance } from './cart/insurance.ts'
export { removeGiftCode, setGiftCode } from './cart/gift-code.ts'
export { deleteSavedForLater, getSavedForLater, postMoveToCart, postSaveForLater } from './cart/saved-for-later.ts'
export {
  type CartSharesWire,
  deleteCartShare,
  getCartShares,
  getSharedCart,
  postCartShare,
} from './cart/shared-cart.ts'
export { deleteFastShippingAddress, putFastShippingAddress } from './cart/fast-shipping.ts'
export { getShop, getShops, type ShopWire } from './shops/shop.ts'
export { getShopApplicationParams, postShopApplication } from './shops/shop-application.ts'
export { findKargomats, findPostBranches, getKargomatCities } from './checkout/pickup.ts'
export { getBankList, getInstantBankList } from './checkout/bank-account.ts'
export {
  getMe,
  getSocialProviders,
  postAccessToken,
  postGuestMembership,
  postEndLeftSession,
  postLogout,
  postSignInCode,
  postSocialToken,
  unregisteredSocial,
  type AccessWire,
  type UnregisteredSocialWire,
  type UserWire,
} from './session/access-token.ts'
export {
  getPasskeys,
  postPasskey,
  postPasskeyBegin,
  postPasskeyChallenge,
  postPasskeyRemove,
  putPasskey,
} from './session/passkey.ts'
export {
  getSecondStep,
  postRecoveryCodes,
  postSecondStepBegin,
  postSecondStepConfirm,
  postSecondStepRemove,
  type SecondStepWanted,
} from './session/second-step.ts'
export { getRobotCheck, robotCheckWanted, type WantedWork } from './session/robot-check.ts'
export { getActivationLink, postActivationCode, postRegister, postResendActivation } from './account/membership.ts'
export {
  getCheckResetToken,
  getSessions,
  postEndOtherSessions,
  postEndSession,
  postForgotPassword,
  postRecoverPassword,
  postUpdatePassword,
} from './account/password.ts'
export {
  postEmailCode,
  postEmailProof,
  postPhoneCode,
  postPhoneProof,
  postSetTc,
  postUpdatePhone,
  putMe,
} from './account/profile.ts'
export {
  deleteAddress,
  getAddresses,
  getCityDistrict,
  getFoundPlaces,
  getInitAddress,
  postAddress,
  postSelectAddress,
  putAddress,
  type AddressWire,
} from './account/address.ts'
export { checkGuestCode, checkGuestEmail, sendGuestCode } from './checkout/guest.ts'
export {
  postBankInstant,
  postBankTransfer,
  postBkm,
  postCashOnDelivery,
  postCreditCard,
  postGarantiPay,
  postMarketCard,
  postPayWithUrl,
  postPttemCard,
  postPttemCardLimit,
  postSmsPayWithLink,
} from './checkout/order-payment.ts'
export { deleteSavedCard, getSavedCards, putSavedCard } from './checkout/saved-card.ts'
export { getHgsStart, getHgsTopUp, postHgsAccount, postHgsRemittance, postHgsTopUp } from './hgs/hgs.ts'
export {
  getGameProducts,
  getPaymentTransitionChecks,
  postDrawResults,
  postDrawsTicket,
  postMyTickets,
} from './raffle/raffle.ts'
export { postAllInstallments, postCardInstallment, postInstallments } from './checkout/installment.ts'
export { getInitPayment, getOpenPayments, getPaymentStatus } from './checkout/payment.ts'
export { postDeliveryTimes, putDeliveryTime } from './orders/delivery-time.ts'
export { getPushKey, postPush, postPushEnd, postPushState } from './orders/push.ts'
export { postOrderEvents } from './orders/order-events.ts'
export { getOrderContractPdf } from './orders/contract-pdf.ts'
export {
  getOrderContract,
  getPlacedContract,
  postGuestOrderContract,
  postInvoiceMail,
  postPlacedContractFile,
} from './orders/documents.ts'
export {
  getOrder,
  getOrders,
  getTrack,
  patchOrderAddress,
  postCancelWaiting,
  postGuestOrderTracking,
  postLastOrder,
  postOrderLink,
  postParcelInvoice,
  postParcelPhoto,
  putParcelMails,
  type OrderWire,
} from './orders/order.ts'
export { getContentPage, getContentSections, getHelp, type ContentPageWire } from './content/content.ts'
export {
  cancelCalls,
  getCancelDetails,
  getRefund,
  guestCancelCalls,
  postExchange,
  postReturnPhoto,
  postReturnPhotos,
  postWithdrawReturn,
  type CancelDetailsWire,
} from './orders/cancel.ts'
export {
  deleteUserFavorites,
  getFavouriteItems,
  getUserFavorite,
  getUserFavorites,
  type ListEntryWire,
  type ListSummaryWire,
  postUserFavorites,
  postUserFavoritesCheck,
  putUserFavorites,
} from './lists/favourite-list.ts'
export {
  getListGifts,
  getListShare,
  getSharedList,
  type ListGiftsWire,
  putListGifts,
  putListShare,
} from './lists/shared-list.ts'
export {
  deleteReview,
  getProductsNoComment,
  getReviews,
  type OwnReviewWire,
  postReviewReport,
  postUserComment,
} from './reviews/own-review.ts'
export { getReviewPhotos, postReviewPhoto, putReviewPhotos } from './reviews/review-photo.ts'
export { getMyQuestions, getProductQuestions, postAskShop, type QuestionWire } from './reviews/question.ts'
export { getNotifications, postNotificationsRead } from './account/notification.ts'
export { deleteFollowedShop, getFollowedShops, postFollowedShop } from './shops/shop-following.ts'
export { postContactUs, postTellFriend, postWholesaleDemand } from './content/forms.ts'
export { getPoll, poll, postPoll } from './content/poll.ts'
export { postAccountExport, postDeleteAccount, postDeletionCode, postExportCode } from './account/privacy.ts'
export { getSiteMapProducts, getSiteMapSize } from './catalog/site-map.ts'
export {
  getDeviceBrands,
  getDeviceMemories,
  getDeviceModels,
  getDeviceQuestions,
  getDeviceTypes,
  postCalculatePrice,
} from './buy-back/device.ts'
export {
  type DeviceSaleWire,
  getBuyBackCities,
  getBuyBackDistricts,
  getBuyBackUserInfo,
  postBuyBackStatus,
  postCancelDeviceSale,
  postCustomerBuyBacks,
  postOfferApprove,
  putDeviceSaleAccount,
} from './buy-back/device-sale.ts'
