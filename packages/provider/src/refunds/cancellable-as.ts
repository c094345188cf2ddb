import { lastReturnDay, mayCancel, mayReturn, type OrderStatus } from '@market/domain'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { ParcelEvent } from '../fulfilment/parcel-event.ts'

interface SentParcel {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
}

/** How a line of a parcel can be given back now; null where it cannot. */
export function cancellableAs(
  { status, events }: SentParcel,
  item: SnapshotItem,
  now: Date,
): 'cancel' | 'return' | null {
  if (mayCancel(status)) return 'cancel'
  const goods = { status, deliveredAt: deliveredAt(events), withdrawal: item.withdrawal }
  return mayReturn(goods, now) ? 'return' : null
}

/** The last day on which goods of a parcel are sent back; null where it has not come. */
export function returnUntil({ events }: SentParcel): Date | null {
  const came = deliveredAt(events)
  return came && lastReturnDay(came)
}

function deliveredAt(events: SentParcel['events']): Date | null {
  const delivered = events.find(({ key }) => key === 'delivered')
  return delivered ? new Date(delivered.at) : null
}
