import { addressBook } from './account/address-book.ts'
import { buyBack } from './buy-back/buy-back.ts'
import { cartRow } from './cart/cart-row.ts'
import { quantityInput } from './cart/quantity-input.ts'
import { savedForLater } from './cart/saved-for-later.ts'
import { paymentReturn } from './checkout/payment-return.ts'
import { raffleCart } from './raffle/raffle-cart.ts'
import { inFlight } from './session/in-flight.ts'
import { session } from './session/session.ts'
import { accountPanel } from './shell/account-panel.ts'
import { categoryPanel } from './shell/category-panel.ts'
import { cookieNotice } from './shell/cookie-notice.ts'
import { loadingBar } from './shell/loading-bar.ts'
import { miniCart } from './shell/mini-cart.ts'
import { overlay } from './shell/overlay.ts'
import { priceStatus } from './shell/price-status.ts'
import { scrollTop } from './shell/scroll-top.ts'
import { searchLoading } from './shell/search-loading.ts'
import { textInput } from './shell/text-input.ts'

/** Every state machine of the core, to draw and to check them all; who runs one imports it alone. */
export const machines = {
  cartRow,
  quantityInput,
  savedForLater,
  paymentReturn,
  addressBook,
  session,
  inFlight,
  overlay,
  accountPanel,
  categoryPanel,
  miniCart,
  textInput,
  searchLoading,
  priceStatus,
  loadingBar,
  scrollTop,
  cookieNotice,
  raffleCart,
  buyBack,
} as const
