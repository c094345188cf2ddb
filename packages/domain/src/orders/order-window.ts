import type { OrderStatus } from './order.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Turkish time is UTC+3 all year. */
const turkishMs = 3 * 60 * 60 * 1000

/** Days in which a buyer may send goods back without a reason (right of withdrawal). */
export const withdrawalDays = 14

/** A parcel can be cancelled until the shop hands it over. */
export const mayCancel = (status: OrderStatus): boolean => status === 'paid' || status === 'preparing'

/** The instant at which the right of withdrawal ends: when the fourteenth day after the delivery is over in Turkish time. */
export const withdrawalEnds = (deliveredAt: Date): Date => {
  const day = Math.floor((deliveredAt.getTime() + turkishMs) / dayMs)
  return new Date((day + withdrawalDays + 1) * dayMs - turkishMs)
}

/** A delivered parcel can be sent back while the right of withdrawal lasts. */
export const mayReturn = (
  parcel: { readonly status: OrderStatus; readonly deliveredAt: Date | null },
  now: Date,
): boolean =>
  parcel.status === 'delivered' &&
  parcel.deliveredAt !== null &&
  now.getTime() < withdrawalEnds(parcel.deliveredAt).getTime()
