import type { ColumnType, Generated } from 'kysely'
import type { Instant, Json } from './column-types.ts'

interface BankAccountsTable {
  id: number
  position: number
  bank: string
  holder: string
  iban: string
  instant: boolean
}

interface CommentLikesTable {
  comment_id: number
  owner_id: string
}

interface PastSalesTable {
  product_id: number
  /** `YYYY-MM-DD` when written. */
  sold_on: ColumnType<Date, string, never>
  units: number
}

interface PickupPointsTable {
  id: number
  kind: 'branch' | 'kargomat'
  name: string
  city: string
  district: string
  address: string
  hours: string
}

interface DealsTable {
  slug: string
  position: number
  content: Json
}

interface TagsTable {
  slug: string
  position: number
  name: string
  note: string
}

interface GiftIdeasTable {
  id: number
  position: number
  content: Json
}

interface GiftProductsTable {
  gift_id: number
  position: number
  product_id: number
}

interface OriginsTable {
  id: number
  slug: string
  name: string
  city: string
  region: string
  note: string
}

interface ProductOriginsTable {
  product_id: number
  origin_id: number
}

interface AddedServicesTable {
  id: number
  kind: 'insurance' | 'protection' | 'installation'
  name: string
  note: string
  image: string
  /** The category of the products with which it is offered, including subcategories. */
  category_id: number
  /** Share of the product's price, in hundredths of a percent. */
  share: number
  /** Kuruş. */
  least: number
}

interface BannersTable {
  id: number
  position: number
  place: string
  category: string | null
  content: Json
}

interface CampaignProductsTable {
  campaign_id: number
  tab: Generated<string>
  position: number
  product_id: number
}

interface CampaignsTable {
  id: number
  slug: string
  title: string
  content: Json
  published: Generated<boolean>
  starts_at: Instant
  ends_at: Instant
}

interface CollectionProductsTable {
  collection_id: number
  position: number
  product_id: number
}

interface CollectionsTable {
  id: number
  slug: string
  title: string
  content: Json
}

interface DealProductsTable {
  slot_id: number
  position: number
  product_id: number
  /** The product's price while the slot runs, in kuruş. */
  price: number
  /** The product's usual price; null until the slot starts. */
  usual_price: number | null
  usual_original_price: number | null
}

interface DealSlotsTable {
  id: Generated<number>
  deal: string
  starts_at: Instant
  ends_at: Instant
  active: Generated<boolean>
  /** When its prices began and ended. */
  begun_at: Instant | null
  ended_at: Instant | null
}

interface SlidersTable {
  id: number
  position: number
  place: Generated<string>
  category: string | null
  content: Json
  starts_at: Instant | null
  ends_at: Instant | null
}

/** Tables of editorial content in addition to the categories. */
export interface ShowcaseTables {
  banners: BannersTable
  campaign_products: CampaignProductsTable
  campaigns: CampaignsTable
  collection_products: CollectionProductsTable
  collections: CollectionsTable
  deal_products: DealProductsTable
  deal_slots: DealSlotsTable
  sliders: SlidersTable
  added_services: AddedServicesTable
  bank_accounts: BankAccountsTable
  comment_likes: CommentLikesTable
  deals: DealsTable
  gift_ideas: GiftIdeasTable
  gift_products: GiftProductsTable
  origins: OriginsTable
  past_sales: PastSalesTable
  pickup_points: PickupPointsTable
  product_origins: ProductOriginsTable
  tags: TagsTable
}
