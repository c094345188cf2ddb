import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface PromotionsTable {
  id: string
  name: string
  shop_id: number | null
  coupon: Generated<boolean>
  kind: 'n-for-m' | 'percent' | 'amount'
  take: number | null
  pay: number | null
  percent: number | null
  amount: number | null
  from_total: Generated<number>
  products: number[] | null
  categories: number[] | null
  starts_at: Instant
  ends_at: Instant
  max_uses: number | null
  max_per_owner: Generated<number>
  used: Generated<number>
}
interface PromotionCouponsTable {
  owner_id: string
  promotion_id: string
  collected_at: Instant
}
interface PromotionUsesTable {
  order_id: string
  promotion_id: string
  owner_id: string
  returned: Generated<boolean>
  created_at: Instant
}

/** Campaigns and coupons, the members who collected them, and the orders that used them. */
export interface PromotionTables {
  promotions: PromotionsTable
  promotion_coupons: PromotionCouponsTable
  promotion_uses: PromotionUsesTable
}
