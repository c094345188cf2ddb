import { metresBetween } from '@market/domain/checkout'
import { type ExchangeCounter, pickupDays } from '@market/domain/orders'
import { pointPosition } from '../delivery/point-position.ts'
import type { OrderToRefund } from './order-to-refund.ts'
import type { PickupPoints } from './ports/pickup-points.ts'

/**
 * Where a line of an order can be exchanged now: null for the door it was delivered to, or the counter of the branch it
 * was delivered to. A locker has no staff, so it is the nearest branch. Undefined if the district has no branch.
 */
export async function exchangePlace(
  { pointsOf }: PickupPoints,
  { snapshot: { shipping, delivery } }: Pick<OrderToRefund, 'snapshot'>,
  now: Date,
): Promise<ExchangeCounter | null | undefined> {
  if (shipping.option === 'address') return null
  const points = await pointsOf(delivery)
  const from = points.find(({ kind, name }) => kind === shipping.option && name === shipping.place)
  const metres = (to: (typeof points)[number]) => (from ? metresBetween(pointPosition(from), pointPosition(to)) : 0)
  const [branch] = points
    .filter(({ kind }) => kind === 'branch')
    .toSorted((one, other) => Number(other === from) - Number(one === from) || metres(one) - metres(other))
  return branch && { name: branch.name, address: branch.address, hours: branch.hours, from: firstDay(now) }
}

/** A courier delivers the new units; branches may be closed on Saturdays. */
const firstDay = (now: Date): string => pickupDays(now).find((day) => new Date(day).getUTCDay() !== 6) ?? ''
