import { moveParcel as moveByPorts, type ParcelMove } from '@market/commerce'
import {
  type Database,
  findParcel as findByNumber,
  returnUnfetched,
  sqlParcels,
  transactResult,
} from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { tellStep } from './tell-step.ts'

/**
 * Moves a parcel to its next status and notifies its buyer. Returns false if it was cancelled, or moved by another
 * process, meanwhile.
 */
export async function moveParcel(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  move: ParcelMove,
): Promise<boolean> {
  const now = clock.now()
  const moveIn = (trx: Database) => {
    const ports = {
      parcels: sqlParcels(trx),
      returnUnfetched: returnUnfetched.bind(undefined, trx),
      tell: tellStep.bind(undefined, trx, config),
    }
    return moveByPorts(ports, move, now)
  }
  // A transaction that is already open is its owner's to roll back.
  const moved = db.isTransaction ? await moveIn(db) : await transactResult(db, moveIn)
  return moved.ok
}

/** Finds a parcel of a paid order by the order's number and the shop's id. */
export const findParcel = ({ db }: Pick<Deps, 'db'>, number: string, shopId: number) => findByNumber(db, number, shopId)
