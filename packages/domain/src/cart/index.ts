export { accessoryCategory, fitsProduct } from './accessory-category.ts'
export { addManyToCart, addOrderToCart } from './add-many-to-cart.ts'
export { addToCart, type CartDeps } from './add-to-cart.ts'
export { additionOf } from './addition-of.ts'
export { analyticsBatches } from './analytics-batches.ts'
export type { AppBridge, AppMessage } from './app-bridge.ts'
export { applyGiftCode } from './apply-gift-code.ts'
export { buyNow } from './buy-now.ts'
export { cargoHelp, cargoHelpRange, type CargoOfShop, missingForFreeCargo } from './cargo-help.ts'
export { cartBadge } from './cart-badge.ts'
export { cartDataLayer } from './cart-data-layer.ts'
export type { CartAddition, CartGateway, LineChange, LineRef, LineRemoval } from './cart-gateway.ts'
export { cartItems, isSameLine } from './cart-lines.ts'
export { cartRow, type CartRowEvent, type CartRowState, showsInput } from './cart-row.ts'
export type { CartSignal } from './cart-signal.ts'
export { type CartTotals, cartTotals, reductionsOf, type ShopTotals } from './cart-totals.ts'
export type { Cart, CartItem, CartMessage, CartShop, FastShipping, Insurance } from './cart.ts'
export { changeQuantity } from './change-quantity.ts'
export { chooseGift } from './choose-gift.ts'
export type { FastShippingGateway } from './fast-shipping-gateway.ts'
export type { GiftChoiceGateway } from './gift-choice-gateway.ts'
export {
  type GiftChoice,
  giftNoteLength,
  giftNoteProblem,
  giftOrNone,
  hidesPrices,
  maxGiftNoteLength,
  normalizeGiftNote,
  wrapTotal,
} from './gift-choice.ts'
export type { GiftCodeGateway } from './gift-code-gateway.ts'
export { giftCodeProblems, normalizeGiftCode } from './gift-code.ts'
export type { InsuranceGateway } from './insurance-gateway.ts'
export { type LineNews, lineNews } from './line-news.ts'
export { cartMessages } from './messages.ts'
export { addLimit, quantityChange, type QuantityChange, quantityLimit } from './quantity-change.ts'
export { quantityInput, type QuantityInputEvent, type QuantityInputState } from './quantity-input.ts'
export { removalPlan, type RemovalPlan } from './removal-plan.ts'
export { removalQuestion } from './removal-question.ts'
export { removeFromCart } from './remove-from-cart.ts'
export { moveToCart, saveForLater } from './save-for-later.ts'
export { type SavableItem, savedForLater, type SavedForLaterEvent, type SavedForLaterState } from './saved-for-later.ts'
export type { CartAndSaved, SavedGateway } from './saved-gateway.ts'
export { type CartShare, cartShareDays, maxCartShares, type SharedCart, type SharedCartGateway } from './shared-cart.ts'
export { isChosen, unitsInCart, wholeCart } from './whole-cart.ts'
