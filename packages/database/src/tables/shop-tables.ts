import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, SealedJson } from './column-types.ts'

interface FollowedShopsTable {
  user_id: string
  shop_id: number
  position: GeneratedAlways<number>
}
interface SellerApplicationsTable {
  number: string
  owner_id: ColumnType<string | null, string | undefined, never>
  form: SealedJson
  created_at: Instant
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
  state: Generated<string>
  /** True while the simulated carrier ships for the shop. */
  autopilot: Generated<boolean>
  joined_at: Instant
}

export interface ShopTables {
  shops: ShopsTable
  followed_shops: FollowedShopsTable
  seller_applications: SellerApplicationsTable
}
