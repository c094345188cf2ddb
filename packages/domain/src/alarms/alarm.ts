import type { Money } from '../money/money.ts'
import type { ProductId } from '../kernel/ids.ts'

/** Event an alarm waits for: a price at or below the target, or that a product can be bought again. */
export type AlarmKind = 'price' | 'stock'

/** State of an alarm: still waiting, reported once, or expired. Alarms that their owner ended are not listed. */
export type AlarmState = 'waiting' | 'told' | 'expired'

/** Days after which an alarm expires. */
export const alarmDays = 90
/** Most alarms that one owner has waiting at a time. */
export const maxAlarms = 50

/** A request to be notified once about a product's price or stock. */
export interface Alarm {
  readonly id: string
  readonly kind: AlarmKind
  readonly state: AlarmState
  /** The highest price at which a price alarm is due; null for a stock alarm. */
  readonly target: Money | null
  /** The combination waited for, empty without variants. */
  readonly attrId: string
  /** Instants as ISO 8601 text. */
  readonly createdAt: string
  readonly endsAt: string
  readonly product: {
    readonly id: ProductId
    readonly name: string
    readonly brand: string
    readonly url: string
    /** Picture key. */
    readonly thumbnail: string
    readonly price: Money
    /** False for one that was taken off sale, or whose shop has closed. */
    readonly onSale: boolean
    /** Units left of this combination. */
    readonly stock: number
  }
}
