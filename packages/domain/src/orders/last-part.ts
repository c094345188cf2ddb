/** The units of a line or of a parcel that were not refunded. */
export interface KeptUnits {
  /** Units that are in no request. */
  readonly quantity: number
  /** Units on their way back. */
  readonly awaited: number
}

/**
 * When the cost of all units together, such as a parcel's shipping fee or a line's gift wrapping, is refunded if these
 * units are sent back: with them, later with units that are still on their way, or not at all because others are kept.
 */
export const lastPart = ({ quantity, awaited }: KeptUnits, units: number): 'now' | 'later' | 'kept' =>
  units < quantity ? 'kept' : awaited > 0 ? 'later' : 'now'
