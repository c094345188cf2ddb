import type { Money } from '../money/money.ts'
import type { AlarmKind } from './alarm.ts'

/** Condition of an alarm. */
export interface AlarmWish {
  readonly kind: AlarmKind
  /** Null for an alarm on stock. */
  readonly target: Money | null
}
/** How a product is offered now. */
export interface AlarmOffer {
  /** The product is published and its shop is open. */
  readonly onSale: boolean
  readonly price: Money
  /** Units left of this combination. */
  readonly stock: number
}

/**
 * Whether to notify now. Both kinds wait for stock, because a lower price is useless while the product cannot be
 * bought.
 */
export const isAlarmDue = ({ kind, target }: AlarmWish, { onSale, price, stock }: AlarmOffer): boolean =>
  onSale && stock > 0 && (kind === 'stock' || (target !== null && price <= target))
