import type { ShopSettingsField } from '@market/domain/sellers'

/** Why nothing was changed. */
export type SellerFailure =
  | 'unknown'
  | 'unknown-requirement'
  | 'unknown-document'
  /** Somebody else has changed the seller since the caller read it. */
  | 'changed'
  /** The state does not allow it. */
  | 'not-allowed'
  | 'ended'
  | 'reason-missing'
  | 'nothing-to-verify'
  | 'open-requirements'
  | 'not-heard'
  | 'company-locked'
  | 'other-version'
  | 'too-many-documents'
  | { readonly fields: readonly ShopSettingsField[] }
