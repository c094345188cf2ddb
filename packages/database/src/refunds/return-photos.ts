import { maxReturnPhotos } from '@market/domain/orders'
import type { OrderOwner } from '@market/commerce'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../open-database.ts'
import { readParcelTerms } from '../ordering/parcel-terms.ts'
import { ownsOrder } from '../ordering/owns-order.ts'
import { transact } from '../transact.ts'

interface SentPhoto {
  readonly orderId: string
  /** Key for storing it, unless the same file is stored already. */
  readonly key: string
  /** Digest of the file as it was uploaded. */
  readonly digest: string
  readonly now: Date
}

const dayMs = 86_400_000
/** Most rows in one run; the next run takes the rest. */
const most = 200
/** Most photos of an order that are not used by a return. */
const maxLoose = 2 * maxReturnPhotos

/**
 * Records that a photo was uploaded for a return, before its file is written, so that no file exists without a row.
 * Returns its key, which is the earlier key for the same file; undefined if too many photos are unused.
 */
export async function noteReturnPhoto(
  db: Database,
  { orderId, key, digest, now }: SentPhoto,
): Promise<string | undefined> {
  return transact(db, async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
    const known = await loose(trx, orderId).select('digest').execute()
    const same = known.find((one) => one.digest === digest)
    if (same) return same.key
    if (known.length >= maxLoose) return undefined
    await trx.insertInto('return_photos').values({ key, order_id: orderId, digest, created_at: now }).execute()
    return key
  })
}

/** Photos of an order that no return has used. */
const loose = (db: Database, orderId: string) =>
  db.selectFrom('return_photos').select('key').where('order_id', '=', orderId).where('kept', '=', false)

/** Which of the keys name photos that wait for a return of the order. */
export async function looseReturnPhotos(
  trx: Database,
  orderId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const found = await loose(trx, orderId)
    .where('key', 'in', [...keys])
    .execute()
  return found.map(({ key }) => key)
}

/** Sets the photos of a request, in this order. */
export async function keepReturnPhotos(trx: Database, requestId: string, keys: readonly string[]): Promise<void> {
  for (const [place, key] of keys.entries())
    await trx
      .updateTable('return_photos')
      .set({ cancellation_id: requestId, kept: true, place })
      .where('key', '=', key)
      .execute()
}

/** Keys of a return's photos in order, for the owner of its order, or a caller with the link of its mail. */
export async function findReturnPhotos(
  db: Database,
  { number, owner, requestId }: { readonly number: string; readonly owner?: OrderOwner; readonly requestId: string },
): Promise<readonly string[]> {
  if (!isUuid(requestId)) return []
  const found = await db
    .selectFrom('return_photos as f')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .select('f.key')
    .where('f.cancellation_id', '=', requestId)
    .where('o.number', '=', number)
    .$if(owner !== undefined, (query) => query.where(ownsOrder(owner ?? { ownerId: '', guestKey: null })))
    .orderBy('f.place')
    .execute()
  return found.map(({ key }) => key)
}

/** Has the photos of a member's returns forgotten with the next turn, before their orders lose their member. */
export async function dropReturnPhotos(trx: Database, userId: string): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId)
  await trx.updateTable('return_photos').set({ order_id: null }).where('order_id', 'in', orders).execute()
}

/**
 * Deletes photos whose order or request is gone, photos unused for a day, and photos of settled returns that are older
 * than the terms allow. Row and file are deleted together; after a crash both exist, or a row without a file.
 */
export async function forgetReturnPhotos(
  db: Database,
  now: Date,
  remove: (key: string) => Promise<void>,
): Promise<number> {
  const { photoDays } = await readParcelTerms(db, now)
  return transact(db, async (trx) => {
    const old = await trx
      .selectFrom('return_photos as f')
      .select('f.key')
      .where((row) =>
        row.or([
          row('f.order_id', 'is', null),
          row.and([row('f.cancellation_id', 'is', null), row('f.kept', '=', true)]),
          row.and([row('f.kept', '=', false), row('f.created_at', '<', new Date(now.getTime() - dayMs))]),
          row.and([
            row('f.created_at', '<', new Date(now.getTime() - photoDays * dayMs)),
            row.not(
              row.exists(
                row
                  .selectFrom('cancellations as c')
                  .select('c.id')
                  .whereRef('c.id', '=', 'f.cancellation_id')
                  .where('c.status', 'in', ['waiting', 'approved']),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('f.created_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    if (old.length === 0) return 0
    const keys = old.map(({ key }) => key)
    for (const key of keys) await remove(key)
    await trx.deleteFrom('return_photos').where('key', 'in', keys).execute()
    return keys.length
  })
}
