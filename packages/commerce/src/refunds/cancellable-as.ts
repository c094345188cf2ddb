import { lastReturnDay, mayCancel, mayReturn, type OrderStatus } from '@market/domain/orders'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { ParcelEvent } from '../fulfilment/parcel-event.ts'
import { receivedAt } from '../fulfilment/received-at.ts'

interface SentParcel {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
}

/** Whether a line of a parcel can be cancelled or returned now; null if neither. */
export function cancellableAs(
  { status, events }: SentParcel,
  item: SnapshotItem,
  now: Date,
): 'cancel' | 'return' | null {
  if (mayCancel(status)) return 'cancel'
  const goods = { status, deliveredAt: receivedAt(events), withdrawal: item.withdrawal }
  return mayReturn(goods, now) ? 'return' : null
}

/** The last day for returning goods of a parcel; null if it has not arrived. */
export function returnUntil({ events }: SentParcel): Date | null {
  const came = receivedAt(events)
  return came && lastReturnDay(came)
}
