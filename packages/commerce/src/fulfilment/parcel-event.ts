import type { LeftPlace, TrackStep } from '@market/domain/orders'

/** An event of a parcel, as stored in `parcels.events`. */
export interface ParcelEvent {
  /**
   * A delivery step; a failed try at the door (`tried`); picked up at a branch or locker (`fetched`); or not accepted
   * or not picked up, and on its way back (`sent_back`).
   */
  readonly key: TrackStep['key'] | 'tried' | 'fetched' | 'sent_back'
  /** Instant as ISO 8601 text. */
  readonly at: string
  readonly place?: string
  /**
   * For a hand-over at the door: where it was left; null if it was handed over against its code. Missing if it was not
   * recorded.
   */
  readonly left?: LeftPlace | null
  /** For an arrival at a branch or locker: the last day, `YYYY-MM-DD`, on which it waits there. */
  readonly fetchUntil?: string
}
