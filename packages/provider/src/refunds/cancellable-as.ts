import { lastReturnDay, mayCancel, mayReturn, type OrderStatus } from '@market/domain/orders'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { ParcelEvent } from '../fulfilment/parcel-event.ts'
import { receivedAt } from '../fulfilment/received-at.ts'

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
  const goods = { status, deliveredAt: receivedAt(events), withdrawal: item.withdrawal }
  return mayReturn(goods, now) ? 'return' : null
}

/** The last day on which goods of a parcel are sent back; null where it has not come. */
export function returnUntil({ events }: SentParcel): Date | null {
  const came = receivedAt(events)
  return came && lastReturnDay(came)
}
