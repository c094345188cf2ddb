import type { Money } from '@market/domain/money'
import type { CheckoutMissing, PaymentMethod, PaymentOption } from '@market/domain/checkout'

/** Why an order is not made, or not shown. */
export type OrderFailure =
  | { readonly code: 'order/not-found' }
  | { readonly code: 'order/cart-blocked'; readonly reason: string }
  | { readonly code: 'order/step-missing'; readonly step: Exclude<CheckoutMissing, 'payment'> }
  | { readonly code: 'order/contract-not-accepted' }
  | { readonly code: 'order/contract-changed' }
  | { readonly code: 'order/unknown-document' }
  | { readonly code: 'order/stock-taken'; readonly name: string }
  | { readonly code: 'order/discount-taken'; readonly name: string }
  | { readonly code: 'order/method-not-offered'; readonly option: PaymentOption }
  | { readonly code: 'order/too-much-waiting'; readonly method: PaymentMethod }
  | { readonly code: 'order/installment-not-offered' }
  | { readonly code: 'order/cart-changed'; readonly total: Money }
  /** `reasons` are the cart's messages: a coupon that ended, a price that rose. */
  | { readonly code: 'order/total-changed'; readonly total: Money; readonly reasons: readonly string[] }
