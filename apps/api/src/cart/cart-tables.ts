import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>

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
  saved_at: Instant
}

interface CartInsurancesTable {
  cart_id: string
  product_id: number
  combination: string
  service_id: number
}

/** Tables of the cart's extras. */
export interface CartTables {
  gift_codes: GiftCodesTable
  gift_code_uses: GiftCodeUsesTable
  saved_items: SavedItemsTable
  cart_insurances: CartInsurancesTable
}
