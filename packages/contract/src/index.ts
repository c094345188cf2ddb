export * from './kernel/call.ts'
export * from './kernel/envelope.ts'
export { type ProductCardWire } from './catalog/product-card.ts'
export { getProducts, getSearch, type ListingWire } from './catalog/listing.ts'
export { getProductDetail, getProductVariants, getRelatedProducts, type ProductDetailWire } from './catalog/product.ts'
export { getAutocomplete, type AutocompleteWire } from './catalog/autocomplete.ts'
export { getBanners, getMostSolds, getPopularCategories, getSliders } from './catalog/home.ts'
export { getDeal, type DealWire } from './deals/deal.ts'
export { getProductComments } from './reviews/comment.ts'
export { getShopTag } from './shops/shop-tag.ts'
export {
  addManyToCart,
  addToCart,
  changeCart,
  checkCart,
  getCart,
  removeFromCart,
  type CartItemWire,
  type CartWire,
} from './cart/cart.ts'
export { removeGiftCode, setGiftCode } from './cart/gift-code.ts'
export { deleteSavedForLater, getSavedForLater, postMoveToCart, postSaveForLater } from './cart/saved-for-later.ts'
export { deleteFastShippingAddress, putFastShippingAddress } from './cart/fast-shipping.ts'
export { getMe, postAccessToken, postLogout, type AccessWire, type UserWire } from './session/access-token.ts'
export {
  deleteAddress,
  getAddresses,
  getCityDistrict,
  getInitAddress,
  postAddress,
  postSelectAddress,
  putAddress,
  type AddressWire,
} from './account/address.ts'
export { checkGuestCode, checkGuestEmail, sendGuestCode } from './checkout/guest.ts'
export { postAllInstallments, postCardInstallment, postInstallments } from './checkout/installment.ts'
export { getInitPayment, getOrderContract, getPaymentStatus, postCreditCard } from './checkout/payment.ts'
export { getOrder, getOrders, getTrack, postGuestOrderTracking, postLastOrder, type OrderWire } from './orders/order.ts'
