import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'
import type { OrderStatus } from './order.ts'

/** Days in which a buyer may send goods back without a reason (right of withdrawal). */
export const withdrawalDays = 14

/** Days in which what is sent back is handed in. */
const handInDays = 10

/** A parcel can be cancelled until the shop hands it over. */
export const mayCancel = (status: OrderStatus): boolean => status === 'paid' || status === 'preparing'

/** The beginning of the last day on which a parcel can be sent back: the fourteenth after the delivery, in Turkish time. */
export const lastReturnDay = (deliveredAt: Date): Date => turkishDayStart(turkishDay(deliveredAt) + withdrawalDays)

/** The instant at which the right of withdrawal ends: when that day is over. */
export const withdrawalEnds = (deliveredAt: Date): Date => turkishDayStart(turkishDay(deliveredAt) + withdrawalDays + 1)

/** The beginning of the last day on which a parcel that is sent back is handed in, in Turkish time. */
export const lastHandInDay = (askedAt: Date): Date => turkishDayStart(turkishDay(askedAt) + handInDays)

/** A delivered parcel can be sent back while the right of withdrawal lasts. */
export const mayReturn = (
  parcel: { readonly status: OrderStatus; readonly deliveredAt: Date | null },
  now: Date,
): boolean =>
  parcel.status === 'delivered' &&
  parcel.deliveredAt !== null &&
  now.getTime() < withdrawalEnds(parcel.deliveredAt).getTime()
