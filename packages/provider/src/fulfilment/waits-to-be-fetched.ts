import type { OrderStatus } from '@market/domain'
import { isoDayText } from '../kernel/turkish-date.ts'
import type { ParcelEvent } from './parcel-event.ts'

interface HandedOver {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
}

/** Whether a parcel has come to its branch or locker and is kept there for its shopper: nobody has it yet. */
export const waitsToBeFetched = ({ status, events }: HandedOver, now: Date): boolean => {
  const { fetchUntil } = events.at(-1) ?? {}
  return status === 'delivered' && fetchUntil !== undefined && isoDayText(now) <= fetchUntil
}
