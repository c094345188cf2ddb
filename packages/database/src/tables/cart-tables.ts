import type { GiftChoice } from '@market/domain/cart'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface GiftCodesTable {
  id: string
  code_hash: string
  amount: number
  balance: number
  single_use: Generated<boolean>
  min_total: Generated<number>
  starts_at: Instant
  ends_at: Instant
}

interface GiftCodeUsesTable {
  order_id: string
  gift_code_id: string
  amount: number
  taken: number
  returned: Generated<number>
  created_at: Instant
}

interface SavedItemsTable {
  owner_id: string
  product_id: number
  combination: string
  quantity: number
  services: Generated<number[]>
  gift: ColumnType<GiftChoice | null, string | null | undefined, string | null>
  /** The product that it left the cart without. */
  related_product_id: number | null
  saved_at: Instant
}

interface CartInsurancesTable {
  cart_id: string
  product_id: number
  combination: string
  service_id: number
}

interface CartItemsTable {
  cart_id: string
  product_id: number
  combination: string
  quantity: number
  price_when_added: number
  discounted_when_added: number | null
  earlier_units: Generated<number>
  related_product_id: number | null
  added_at: Instant
  /** A changed price that the shopper has dismissed; it is not announced again. */
  dismissed_price: number | null
  /** Not bought with the rest. */
  aside: Generated<boolean>
  /** The line is chosen for the next order. */
  chosen: Generated<boolean>
  gift: ColumnType<GiftChoice | null, string | null | undefined, string | null>
}

interface CartsTable {
  id: string
  owner_id: string
  status: string
  revision: Generated<number>
  gift_code_id: string | null
  fast_shipping_address_id: string | null
  created_at: Instant
  updated_at: Instant
}

interface GiftWrapsTable {
  category_id: number
  since: Instant
  price: number | null
  tax_rate: number
}

interface CartSharesTable {
  token: string
  user_id: string
  created_at: Instant
  ends_at: Instant
}

interface CartShareItemsTable {
  token: string
  product_id: number
  combination: string
  quantity: number
  added_at: Instant
}

/** Tables of the cart's extras. */
export interface CartTables {
  cart_items: CartItemsTable
  carts: CartsTable
  gift_codes: GiftCodesTable
  gift_code_uses: GiftCodeUsesTable
  saved_items: SavedItemsTable
  cart_insurances: CartInsurancesTable
  cart_shares: CartSharesTable
  cart_share_items: CartShareItemsTable
  gift_wraps: GiftWrapsTable
}
