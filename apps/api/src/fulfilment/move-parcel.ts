import type { DeliveryTime } from '@market/domain/orders'
import { orderBalance, readSnapshot } from '@market/commerce'
import { balanceRequests, returnUnfetched, transact } from '@market/database'
import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'
import type { Move } from './parcel-move.ts'
import { tellStep } from './tell-step.ts'

interface MovedColumns {
  readonly moved_day: string | null
  readonly moved_from: number | null
  readonly moved_to: number | null
}
/** The delivery time that the shopper chose; null if the parcel comes as promised. */
export const movedTo = ({ moved_day: day, moved_from: from, moved_to: to }: MovedColumns): DeliveryTime | null =>
  day === null || from === null || to === null ? null : { day, from, to }

class MovedMeanwhile extends Error {}

/**
 * Moves a parcel to its next status and notifies its buyer. Returns false if it was cancelled, or moved by another
 * process, meanwhile.
 */
export async function moveParcel(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  move: Move,
): Promise<boolean> {
  const now = clock.now()
  return transact(db, async (trx) => {
    // An unfetched parcel that goes back becomes a return. This locks the order, which must be locked before its
    // parcels. If the move below fails, the rollback removes the return as well.
    if (move.events.at(-1)?.key === 'sent_back' && !(await returnUnfetched(trx, move, now))) return false
    const { numUpdatedRows } = await trx
      .updateTable('parcels')
      .set({ status: move.to, events: JSON.stringify(move.events), tracking_no: move.trackingNo })
      .where('order_id', '=', move.orderId)
      .where('shop_id', '=', move.shopId)
      .where('status', '=', move.from)
      .where(sql<number>`jsonb_array_length(events)`, '<', move.events.length)
      .where('moved_day', 'is not distinct from', move.moved?.day ?? null)
      .where('moved_from', 'is not distinct from', move.moved?.from ?? null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new MovedMeanwhile()
    await tellStep(trx, config, move, now)
    return true
  }).catch((error: unknown) => {
    if (error instanceof MovedMeanwhile) return false
    throw error
  })
}

/** Finds a parcel of a paid order by the order's number and the shop's id. */
export async function findParcel({ db }: Pick<Deps, 'db'>, number: string, shopId: number) {
  const row = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .innerJoin('payments as y', 'y.order_id', 'o.id')
    .select(['p.order_id as orderId', 'p.status', 'p.events', 'p.tracking_no as trackingNo', 'o.snapshot', 's.city'])
    .select(['o.number', 's.name as shopName', balanceRequests.as('requests')])
    .select(['y.method', 'y.amount as charged', 'o.gift_total as gift'])
    .select(['p.moved_day', 'p.moved_from', 'p.moved_to'])
    .where('o.number', '=', number.trim().toUpperCase())
    .where('o.status', '=', 'paid')
    .where('p.shop_id', '=', shopId)
    .executeTakeFirst()
  if (!row) return undefined
  const snapshot = readSnapshot(row.snapshot)
  const { parcels } = orderBalance({ ...row, shops: snapshot.shops }, row.requests)
  const lines = parcels.find((one) => one.shopId === shopId)?.lines ?? []
  return { ...row, shopId, moved: movedTo(row), snapshot, lines }
}
