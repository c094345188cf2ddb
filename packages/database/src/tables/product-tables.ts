import type { Generated, GeneratedAlways } from 'kysely'
import type { StoredAttributes } from '@market/commerce'
import type { Instant, Json } from './column-types.ts'

export interface BrandsTable {
  id: number
  name: string
  slug: string
}

export interface ProductsTable {
  id: number
  code: string
  slug: string
  name: string
  brand_id: number
  shop_id: number
  category_id: number
  category_path: number[]
  price: number
  original_price: number
  stock: number
  upper_limit: number
  discount_max_quantity: number | null
  discount_original_quantity: number | null
  /** Which of its limited discounts runs. A trigger counts them. */
  discount_number: GeneratedAlways<number>
  /** Whether a single unit ships free. */
  free_shipping: Generated<boolean>
  fast_shipping: Generated<boolean>
  kargomat: Generated<boolean>
  pttem_card: Generated<boolean>
  wholesale: Generated<boolean>
  geographic: Generated<boolean>
  gold: Generated<boolean>
  adult: Generated<boolean>
  active: Generated<boolean>
  average: Generated<number>
  rating_counts: Generated<number[]>
  rating_count: Generated<number>
  comment_count: Generated<number>
  sold_count: Generated<number>
  sold_week: Generated<number>
  short_description: string
  description: string
  attributes: Json<StoredAttributes>
  facets: Generated<string[]>
  images: string[]
  tags: Generated<string[]>
  search: Generated<string>
  inf_msg: string | null
  created_at: Instant
  /** The combinations in stock, by choice; null if all are. Triggers write it. */
  stocked: GeneratedAlways<readonly Readonly<Record<string, string>>[] | null>
  sold_out: GeneratedAlways<boolean>
  /** The price of the next unit: the original one once the discounted units are sold. */
  unit_price: GeneratedAlways<number>
}

interface PictureNamesTable {
  name: string
}

interface ProductStockTable {
  product_id: number
  combination: string
  stock: number
}

interface PriceHistoryTable {
  product_id: number
  since: Instant
  price: number
  /** The unit price at that time, if it was not `price`. */
  unit_price: Generated<number | null>
}

interface InstallmentLimitsTable {
  category_id: number
  since: Instant
  max: number
  reason: string | null
}

/** Products, their stock and their prices. */
export interface ProductTables {
  brands: BrandsTable
  products: ProductsTable
  picture_names: PictureNamesTable
  product_stock: ProductStockTable
  price_history: PriceHistoryTable
  installment_limits: InstallmentLimitsTable
}
