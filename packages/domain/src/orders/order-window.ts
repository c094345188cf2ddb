import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'
import type { OrderStatus } from './order.ts'
import type { WithdrawalRight } from '../catalog/withdrawal-right.ts'

/** Days in which a buyer may send goods back without a reason (right of withdrawal). */
export const withdrawalDays = 14

/** Days within which a return must be handed in. */
export const handInDays = 10

/** A parcel can be cancelled until the shop hands it over. */
export const mayCancel = (status: OrderStatus): boolean => status === 'paid' || status === 'preparing'

/** The start of the last day for returning a parcel: the fourteenth after delivery, in Turkish time. */
export const lastReturnDay = (deliveredAt: Date): Date => turkishDayStart(turkishDay(deliveredAt) + withdrawalDays)

/** The instant at which the right of withdrawal ends: when that day is over. */
export const withdrawalEnds = (deliveredAt: Date): Date => turkishDayStart(turkishDay(deliveredAt) + withdrawalDays + 1)

/** The start of the last day for handing in a returned parcel, in Turkish time. */
export const lastHandInDay = (askedAt: Date): Date => turkishDayStart(turkishDay(askedAt) + handInDays)

/** Delivered goods can be sent back while the right of withdrawal lasts; sealed ones unopened, which the shop sees. */
export const mayReturn = (
  goods: {
    readonly status: OrderStatus
    readonly deliveredAt: Date | null
    readonly withdrawal: WithdrawalRight
  },
  now: Date,
): boolean =>
  goods.withdrawal !== 'none' &&
  goods.status === 'delivered' &&
  goods.deliveredAt !== null &&
  now.getTime() < withdrawalEnds(goods.deliveredAt).getTime()
