import type { TrackStep } from '@market/domain'

/** An event of a parcel, as stored in `parcels.events`. */
export interface ParcelEvent {
  readonly key: TrackStep['key']
  /** Instant as ISO 8601 text. */
  readonly at: string
  readonly place?: string
}
