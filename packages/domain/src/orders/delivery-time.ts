import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { dayMs, isoDay, turkishDay } from '../kernel/turkish-time.ts'
import type { OrderStatus } from './order.ts'

/**
 * Days to which a delivery can be moved: six days without Sundays, from tomorrow on, but not before the first promised
 * day, because the parcel cannot arrive earlier.
 */
export function deliveryDays(promised: { readonly from: string }, now: Date): readonly string[] {
  const before = Math.max(turkishDay(now), Date.parse(promised.from) / dayMs - 1)
  return [1, 2, 3, 4, 5, 6].map((ahead) => isoDay(afterWorkingDays(before, ahead)))
}

/** Whether the delivery of a parcel can be moved: to a door, and until it is out for delivery. */
export const mayMoveDelivery = (parcel: { readonly status: OrderStatus; readonly option: string }): boolean =>
  parcel.option === 'address' && (parcel.status === 'preparing' || parcel.status === 'shipped')
