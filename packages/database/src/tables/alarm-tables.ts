import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface AlarmsTable {
  id: string
  owner_id: string
  email: string | null
  product_id: number
  combination: string
  kind: 'price' | 'stock'
  target: number | null
  created_at: Instant
  told_at: Instant | null
  ended_at: Instant | null
}
interface AlarmChecksTable {
  product_id: number
  changes: Generated<number>
}

/** Price and stock alarms, and the products whose alarms have to be checked. */
export interface AlarmTables {
  alarms: AlarmsTable
  alarm_checks: AlarmChecksTable
}
