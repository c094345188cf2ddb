import type { ShippingOption } from '@market/domain/account'
import type { OrderStatus } from '@market/domain/orders'
import type { ParcelEvent } from './parcel-event.ts'

/**
 * A parcel's step that its buyer is notified of: left the shop, arrives today, was handed over, waits at a branch or
 * locker, was not accepted at the door, was picked up, is sent back.
 */
export type ParcelNews = 'shipped' | 'out' | 'delivered' | 'waiting' | 'tried' | 'fetched' | 'back'

/**
 * The notification for a new status. A parcel on its way to a branch or locker gets none, as the buyer need not be at
 * home.
 */
export function parcelNews(
  { status, events }: { readonly status: OrderStatus; readonly events: readonly ParcelEvent[] },
  option: ShippingOption,
): ParcelNews | undefined {
  const last = events.at(-1)?.key
  if (last === 'tried') return 'tried'
  if (last === 'fetched') return 'fetched'
  if (last === 'sent_back') return 'back'
  switch (status) {
    case 'shipped':
      return 'shipped'
    case 'out_for_delivery':
      return option === 'address' ? 'out' : undefined
    case 'delivered':
      return option === 'address' ? 'delivered' : 'waiting'
    default:
      return undefined
  }
}

/**
 * Whether a buyer may unsubscribe from this mail. Not for a waiting parcel: its mail has the pick-up code and the last
 * day.
 */
export const mayEndMail = (news: ParcelNews): boolean => news !== 'waiting'
