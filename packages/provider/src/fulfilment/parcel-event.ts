import type { LeftPlace, TrackStep } from '@market/domain/orders'

/** An event of a parcel, as stored in `parcels.events`. */
export interface ParcelEvent {
  /** A step of its way; a try at a door where nobody took it; what became of one that waited at a branch or in a locker, or was not taken. */
  readonly key: TrackStep['key'] | 'tried' | 'fetched' | 'sent_back'
  /** Instant as ISO 8601 text. */
  readonly at: string
  readonly place?: string
  /** Of a hand-over at a door: where it was left; null against its code. Absent where nobody wrote it down. */
  readonly left?: LeftPlace | null
  /** Of an arrival at a branch or in a locker: the last day, `YYYY-MM-DD`, on which it waits there. */
  readonly fetchUntil?: string
}
