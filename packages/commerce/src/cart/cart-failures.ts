import type { Money } from '@market/domain/money'

/** Why a change of the cart is refused. */
export type CartFailure =
  | { readonly code: 'cart/unknown-product' }
  | { readonly code: 'cart/not-sold'; readonly name: string }
  | { readonly code: 'cart/variant-missing'; readonly names: readonly string[] }
  | { readonly code: 'cart/unknown-variant' }
  | { readonly code: 'cart/over-limit'; readonly name: string; readonly limit: number }
  | { readonly code: 'cart/unknown-service' }
  | { readonly code: 'cart/sold-out'; readonly name: string }
  | { readonly code: 'cart/none-left'; readonly name: string; readonly held: number }
  | { readonly code: 'cart/unknown-related' }
  | { readonly code: 'cart/too-many-lines'; readonly limit: number }
  | { readonly code: 'cart/not-in-cart' }
  | { readonly code: 'cart/gift-note' }
  | { readonly code: 'cart/too-many-saved'; readonly limit: number }
  | { readonly code: 'cart/not-saved' }
  | { readonly code: 'cart/nothing-to-share' }
  | { readonly code: 'cart/too-many-shares'; readonly limit: number }
  | { readonly code: 'cart/share-ended' }
  | { readonly code: 'cart/no-fast-shipping' }
  | { readonly code: 'cart/unknown-fast-address' }
  | { readonly code: 'cart/gift-code-unknown' }
  | { readonly code: 'cart/gift-code-ended' }
  | { readonly code: 'cart/gift-code-empty-cart' }
  | { readonly code: 'cart/gift-code-min-total'; readonly total: Money }
  | { readonly code: 'cart/gift-code-spent' }
