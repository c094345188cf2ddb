import type { Database } from '../open-database.ts'
import { transact } from '../transact.ts'
import { readParcelTerms } from './parcel-terms.ts'

interface ParcelName {
  readonly orderId: string
  readonly shopId: number
}

/** Most rows in one run; the next run takes the rest. */
const most = 200
const dayMs = 86_400_000

/**
 * Records that a parcel has a photo, before its file is written, so that no file exists without a row. Returns the
 * file's key, which is the earlier key after an interrupted attempt.
 */
export async function noteParcelPhoto(
  db: Database,
  { orderId, shopId }: ParcelName,
  photo: { readonly key: string; readonly now: Date },
): Promise<string> {
  const { photo: kept } = await db
    .updateTable('parcels')
    .set((row) => ({ photo: row.fn.coalesce('photo', row.val(photo.key)), photo_at: photo.now }))
    .where('order_id', '=', orderId)
    .where('shop_id', '=', shopId)
    .returning('photo')
    .executeTakeFirstOrThrow()
  return kept ?? photo.key
}

/** The key of a handed-over parcel's photo, and when it is deleted. */
export async function findParcelPhoto(
  db: Database,
  { orderId, shopId }: ParcelName,
  now: Date,
): Promise<{ readonly key: string; readonly until: Date } | undefined> {
  const found = await db
    .selectFrom('parcels')
    .select(['photo', 'photo_at'])
    .where('order_id', '=', orderId)
    .where('shop_id', '=', shopId)
    .where('status', '=', 'delivered')
    .executeTakeFirst()
  if (!found?.photo || !found.photo_at) return undefined
  const { photoDays } = await readParcelTerms(db, now)
  return { key: found.photo, until: new Date(found.photo_at.getTime() + photoDays * dayMs) }
}

/** Deletes photos that are older than the terms allow. The row is cleared in the run that removes the file. */
export async function forgetParcelPhotos(
  db: Database,
  now: Date,
  remove: (key: string) => Promise<void>,
): Promise<number> {
  const { photoDays } = await readParcelTerms(db, now)
  return transact(db, async (trx) => {
    const old = await trx
      .selectFrom('parcels')
      .select(['order_id', 'shop_id', 'photo'])
      .where('photo_at', '<', new Date(now.getTime() - photoDays * dayMs))
      .orderBy('photo_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { order_id, shop_id, photo } of old) {
      if (photo !== null) await remove(photo)
      await trx
        .updateTable('parcels')
        .set({ photo: null, photo_at: null })
        .where('order_id', '=', order_id)
        .where('shop_id', '=', shop_id)
        .execute()
    }
    return old.length
  })
}

/** Has the photos of a member's parcels forgotten with the next turn, before their orders lose their member. */
export async function dropParcelPhotos(trx: Database, userId: string): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId)
  await trx
    .updateTable('parcels')
    .set({ photo_at: new Date(0) })
    .where('photo', 'is not', null)
    .where('order_id', 'in', orders)
    .execute()
}
