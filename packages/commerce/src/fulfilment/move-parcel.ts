import { fail, type Result, succeed } from '@market/domain/kernel'
import type { ParcelMove, ParcelOf, Parcels } from './ports/parcels.ts'

interface MovePorts {
  readonly parcels: Pick<Parcels, 'advance'>
  /** Creates a return for a parcel that was not picked up; false if nothing of it can be returned. Locks its order. */
  returnUnfetched(of: ParcelOf, now: Date): Promise<boolean>
  /** Notifies the buyer of the step. */
  tell(move: ParcelMove, now: Date): Promise<void>
}

/**
 * Moves a parcel to its next status and notifies its buyer. Fails if it was cancelled, or moved by another process,
 * meanwhile; the caller then rolls back.
 */
export async function moveParcel(
  { parcels, returnUnfetched, tell }: MovePorts,
  move: ParcelMove,
  now: Date,
): Promise<Result<undefined, 'changed'>> {
  // An unfetched parcel that goes back becomes a return. This locks the order, which must be locked before its parcels.
  if (move.events.at(-1)?.key === 'sent_back' && !(await returnUnfetched(move, now))) return fail('changed')
  if (!(await parcels.advance(move))) return fail('changed')
  await tell(move, now)
  return succeed(undefined)
}
