import type { ColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>

interface CancellationsTable {
  id: string
  order_id: string
  kind: string
  status: string
  cargo_refund: number
  refund: number
  gift: number
  return_code: string | null
  created_at: Instant
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

/** Tables of what is given back. */
export interface OrderTables {
  cancellations: CancellationsTable
  cancellation_items: CancellationItemsTable
}
