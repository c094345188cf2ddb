import type { CancelField } from '@market/domain/orders'

/** Why a cancellation or a return is refused. */
export type RefundFailure =
  | { readonly code: 'refund/order-not-found' }
  | { readonly code: 'refund/not-found' }
  | { readonly code: 'refund/arrived' }
  | { readonly code: 'refund/handed-in' }
  | { readonly code: 'refund/rest-exchanged' }
  | { readonly code: 'refund/total-changed' }
  | { readonly code: 'refund/pickup-day' }
  | { readonly code: 'refund/lines'; readonly field: CancelField }
  | { readonly code: 'refund/photos' }
  | { readonly code: 'refund/no-photos' }
  | { readonly code: 'refund/too-many-photos' }
  | { readonly code: 'refund/nothing-to-return' }
  | { readonly code: 'refund/two-kinds' }
  | { readonly code: 'refund/exchange-gone' }
  | { readonly code: 'refund/lapsed' }
  | { readonly code: 'refund/no-counter' }
