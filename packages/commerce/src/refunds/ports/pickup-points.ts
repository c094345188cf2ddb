import type { PickupPoint } from '../../delivery/pickup-choice.ts'

/** Branches and lockers. Only read, and locks nothing. */
export interface PickupPoints {
  /** Points of a district, in the order of their ids. */
  pointsOf(place: { readonly city: string; readonly district: string }): Promise<readonly PickupPoint[]>
}
