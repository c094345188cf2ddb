import type { LeftPlace } from './left-place.ts'
import type { OrderStatus } from './order.ts'

/** Codes that a courier may try at one door; then a photo alone hands the parcel over. */
export const handOverTries = 5

/** What a courier shows for a parcel that is handed over. */
export interface HandOverProof {
  /** As the buyer said it. */
  readonly code?: string
  /** Where it was left instead; needs a photo. */
  readonly left?: LeftPlace
  readonly hasPhoto: boolean
}

/** Why a parcel is not handed over. */
export type HandOverProblem = 'wrong-code' | 'no-photo' | 'no-proof' | 'cash'

/**
 * A parcel is handed over at a door against its code; or it is left at a named place with a photo, unless cash is to be taken,
 * which needs a person. A code that was said and is wrong is no hand-over, whatever photo comes with it.
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
