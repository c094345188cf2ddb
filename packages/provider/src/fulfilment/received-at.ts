import type { ParcelEvent } from './parcel-event.ts'

/** When its shopper had a parcel in hand: fetched, or where nobody told that, when it came to its door, branch or locker. */
export function receivedAt(events: readonly ParcelEvent[]): Date | null {
  const found = events.find(({ key }) => key === 'fetched') ?? events.find(({ key }) => key === 'delivered')
  return found ? new Date(found.at) : null
}
