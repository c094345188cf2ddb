import type { Money } from '@market/domain/money'
import type { PurchaseKind } from './purchases/purchase.ts'

/** Why a payment cannot start or continue. */
export type PaymentFailure =
  | { readonly code: 'payment/ended'; readonly reason: string | null }
  | { readonly code: 'payment/refused'; readonly reason: string }
  | { readonly code: 'payment/bank-unavailable' }
  | { readonly code: 'payment/unknown-payment' }
  | { readonly code: 'payment/link-ended' }
  | { readonly code: 'payment/not-a-stored-card' }
  | { readonly code: 'payment/unknown-card' }
  | { readonly code: 'payment/card-expired' }
  | { readonly code: 'payment/card-name' }
  | { readonly code: 'payment/card-of-guest' }
  | { readonly code: 'payment/invalid-phone' }
  /** No SMS gateway is configured. */
  | { readonly code: 'payment/no-sms' }
  | { readonly code: 'payment/unknown-account' }
  | { readonly code: 'payment/contract-not-accepted' }
  | { readonly code: 'payment/contract-changed' }
  | { readonly code: 'payment/price-changed'; readonly kind: PurchaseKind; readonly price: Money }
