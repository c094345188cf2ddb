import { turkishDay } from '../kernel/turkish-time.ts'
import type { OrderStatus } from './order.ts'

const dayMs = 86_400_000
/** Days that are offered. */
const offered = 6

/**
 * Days to which a delivery can be moved: six without Sundays, from the day after today on, and from the first of those that were
 * promised, before which the parcel cannot be there.
 */
export function deliveryDays(promised: { readonly from: string }, now: Date): readonly string[] {
  const first = Math.max(turkishDay(now) + 1, Date.parse(`${promised.from}T00:00:00Z`) / dayMs)
  return Array.from({ length: offered + 1 }, (_, ahead) => new Date((first + ahead) * dayMs))
    .filter((day) => day.getUTCDay() !== 0)
    .slice(0, offered)
    .map((day) => day.toISOString().slice(0, 10))
}

/** Whether the delivery of a parcel can be moved: to a door, and until it is out for delivery. */
export const mayMoveDelivery = (parcel: { readonly status: OrderStatus; readonly option: string }): boolean =>
  parcel.option === 'address' && (parcel.status === 'preparing' || parcel.status === 'shipped')
