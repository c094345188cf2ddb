import type { ParcelEvent } from './parcel-event.ts'

/**
 * When the shopper received a parcel: picked up, or handed over at the door. Null for one that waits at its branch or
 * locker, and for one that was sent back from there: nothing of it can be returned or exchanged.
 */
export function receivedAt(events: readonly ParcelEvent[]): Date | null {
  const last = events.at(-1)
  if (last?.key === 'sent_back' || last?.fetchUntil !== undefined) return null
  const found = events.find(({ key }) => key === 'fetched') ?? events.find(({ key }) => key === 'delivered')
  return found ? new Date(found.at) : null
}
