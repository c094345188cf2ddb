import { isoDayText } from '@market/domain/kernel'
import type { OrderStatus } from '@market/domain/orders'
import type { ParcelEvent } from './parcel-event.ts'

interface HandedOver {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
}

/**
 * Whether a parcel waits for its shopper at a branch or locker: until the carrier reports that it was picked up or sent
 * back, even after its last day.
 */
export const waitsToBeFetched = ({ status, events }: HandedOver): boolean =>
  status === 'delivered' && events.at(-1)?.fetchUntil !== undefined

/** Whether the last day of a parcel that waits is over: it is about to go back. */
export const isOverdue = (parcel: HandedOver, now: Date): boolean =>
  waitsToBeFetched(parcel) && isoDayText(now) > (parcel.events.at(-1)?.fetchUntil ?? '')
