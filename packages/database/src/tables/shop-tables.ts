import type { SellerState, ShopSettings } from '@market/domain/sellers'
import type { SellerApplication } from '@market/domain/shops'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, LaterInstant, SealedJson } from './column-types.ts'

interface FollowedShopsTable {
  user_id: string
  shop_id: number
  position: GeneratedAlways<number>
}
interface SellerApplicationsTable {
  number: string
  owner_id: ColumnType<string | null, string | undefined, never>
  form: SealedJson<Omit<SellerApplication, 'recaptcha'>>
  created_at: Instant
  /** The shop that began with it. */
  shop_id: Generated<number | null>
}

export interface ShopsTable {
  id: number
  slug: string
  name: string
  legal_name: string
  description: Generated<string>
  logo: string
  city: string
  district: string
  street: Generated<string>
  phone: Generated<string>
  mersis: string
  kep: string
  tax_number: string
  rating: number
  rating_count: number
  product_count: Generated<number>
  cargo_price: number
  free_cargo_over: number | null
  prepare_days: number
  active: Generated<boolean>
  /** The phase as the operator sees it. */
  state: Generated<SellerState>
  state_at: LaterInstant
  state_reason: Generated<string>
  revision: Generated<number>
  tax_office: Generated<string>
  return_address: ColumnType<ShopSettings['returnAddress'], string | null | undefined, string | null>
  leave_from: Generated<string | null>
  leave_to: Generated<string | null>
  /** Whether today is a day of its leave. */
  on_leave: Generated<boolean>
  /** Since when it may explain itself before it is stopped, and when it did. */
  asked_at: LaterInstant
  answered_at: LaterInstant
  /** True while the simulated carrier ships for the shop. */
  autopilot: Generated<boolean>
  joined_at: Instant
}

export interface ShopTables {
  shops: ShopsTable
  followed_shops: FollowedShopsTable
  seller_applications: SellerApplicationsTable
}
