import type { TrackStep } from '@market/domain'

/** Something that happened to a parcel, as `parcels.events` has it. */
export interface ParcelEvent {
  readonly key: TrackStep['key']
  /** Instant as ISO 8601 text. */
  readonly at: string
  readonly place?: string
}
