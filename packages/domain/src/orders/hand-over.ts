import type { LeftPlace } from './left-place.ts'
import type { OrderStatus } from './order.ts'

/** Codes that a courier may try at one door; after that only a photo hands the parcel over. */
export const handOverTries = 5

/** The proof that a courier gives for a handed-over parcel. */
export interface HandOverProof {
  /** The code that the buyer told the courier. */
  readonly code?: string
  /** The place where it was left without a code; needs a photo. */
  readonly left?: LeftPlace
  readonly hasPhoto: boolean
}

/** Why a parcel is not handed over. */
export type HandOverProblem = 'wrong-code' | 'no-photo' | 'no-proof' | 'cash'

/**
 * A parcel is handed over at the door against its code. Otherwise it may be left at a named place with a photo, unless
 * cash has to be collected. A wrong code is always refused, even with a photo.
 */
export function handOverProblem(
  { right, takesCash }: { readonly right: string; readonly takesCash: boolean },
  { code, left, hasPhoto }: HandOverProof,
): HandOverProblem | undefined {
  if (code !== undefined) return code.replaceAll(' ', '') === right ? undefined : 'wrong-code'
  if (left === undefined) return 'no-proof'
  if (takesCash) return 'cash'
  return hasPhoto ? undefined : 'no-photo'
}

/** Whether its buyer is shown a parcel's code: while it is out for a door, or waits at a branch or in a locker until `fetchUntil`. */
export const showsHandOverCode = (
  parcel: { readonly status: OrderStatus; readonly option: string; readonly fetchUntil: string | null },
  today: string,
): boolean =>
  parcel.option === 'address'
    ? parcel.status === 'out_for_delivery'
    : parcel.status === 'delivered' && parcel.fetchUntil !== null && today <= parcel.fetchUntil
