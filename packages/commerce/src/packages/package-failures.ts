import type { PackageState, SellerReturnState } from '@market/domain/packages'
import type { RefundFailure } from '../refunds/refund-failures.ts'

/** Why a seller's or the office's work on a package is refused. */
export type PackageFailure =
  | RefundFailure
  | { readonly code: 'package/not-found' }
  | { readonly code: 'package/stale' }
  | { readonly code: 'package/state'; readonly state: PackageState }
  | { readonly code: 'package/units' }

/** Why an answer to a return, or a decision on a dispute, is refused. */
export type SellerReturnFailure =
  | { readonly code: 'seller-return/not-found' }
  | { readonly code: 'seller-return/stale' }
  | { readonly code: 'seller-return/state'; readonly state: SellerReturnState }
  | { readonly code: 'seller-return/units' }
  | { readonly code: 'seller-return/dispute-needed' }
  | { readonly code: 'seller-return/reason' }
  | { readonly code: 'seller-return/photos' }
