import type { ShippingOption } from '@market/domain/account'
import type { OrderStatus } from '@market/domain/orders'
import type { ParcelEvent } from './parcel-event.ts'

/** A step of a parcel that its buyer is told: left the shop, comes today, was handed over, waits to be fetched, was fetched, goes back; or that nobody took it at its door. */
export type ParcelNews = 'shipped' | 'out' | 'delivered' | 'waiting' | 'tried' | 'fetched' | 'back'

/** What a new status says to the buyer; on its way to a branch or a locker there is nothing to be at home for. */
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

/** Whether a buyer may end such mails: without the code and the last day of one that waits, nobody could fetch it. */
export const mayEndMail = (news: ParcelNews): boolean => news !== 'waiting'
