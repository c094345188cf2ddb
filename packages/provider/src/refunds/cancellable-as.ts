import { mayCancel, mayReturn, type OrderStatus } from '@market/domain'
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
  const delivered = events.find(({ key }) => key === 'delivered')
  const goods = { status, deliveredAt: delivered ? new Date(delivered.at) : null, withdrawal: item.withdrawal }
  return mayReturn(goods, now) ? 'return' : null
}
