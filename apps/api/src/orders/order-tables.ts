import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>

interface CancellationsTable {
  id: string
  order_id: string
  kind: string
  status: string
  cargo_refund: number
  refund: number
  /** The code's share of what is given back, and what of it goes back onto the code. */
  gift: number
  gift_returned: Generated<number>
  return_code: string | null
  created_at: Instant
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  attempts: Generated<number>
  settled_at: Instant | null
}

interface CancellationItemsTable {
  cancellation_id: string
  line: number
  quantity: number
  reason_id: number
  note: string
  refund: number
  gift: number
}

/** A view: lines of paid orders without what was cancelled of them. */
interface BoughtUnitsView {
  order_id: string
  product_id: number
  combination: string
  shop_id: number
  user_id: string | null
  paid_at: Instant
  units: number
}

/** Tables of what is given back. */
export interface OrderTables {
  bought_units: BoughtUnitsView
  cancellations: CancellationsTable
  cancellation_items: CancellationItemsTable
}
