import type { GeneratedAlways } from 'kysely'
import type { Instant, Json } from '../database/schema.ts'

interface FollowedShopsTable {
  user_id: string
  shop_id: number
  position: GeneratedAlways<number>
}
interface SellerApplicationsTable {
  number: string
  form: Json
  created_at: Instant
}

export interface ShopTables {
  followed_shops: FollowedShopsTable
  seller_applications: SellerApplicationsTable
}
