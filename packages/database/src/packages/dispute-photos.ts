import { maxDisputePhotos } from '@market/domain/packages'
import type { Database } from '../open-database.ts'
import { readParcelTerms } from '../ordering/parcel-terms.ts'
import { transact } from '../transact.ts'

const dayMs = 86_400_000
/** Most rows in one run; the next run takes the rest. */
const most = 200

interface SentPhoto {
  readonly returnId: string
  readonly shopId: number
  /** Key for storing it, unless the same file is stored already. */
  readonly key: string
  /** Digest of the file as it was uploaded. */
  readonly digest: string
  readonly now: Date
}

/** Records a seller's photo before its file is written. Returns its key; undefined if too many are unused. */
export async function noteDisputePhoto(
  trx: Database,
  { returnId, shopId, key, digest, now }: SentPhoto,
): Promise<string | undefined> {
  // Uploads for one return wait for each other.
  const returns = trx.selectFrom('seller_returns').select('shop_id').where('cancellation_id', '=', returnId)
  await returns.where('shop_id', '=', shopId).forUpdate().execute()
  const photos = trx.selectFrom('dispute_photos').select(['key', 'digest']).where('cancellation_id', '=', returnId)
  const known = await photos.where('kept', '=', false).execute()
  const same = known.find((one) => one.digest === digest)
  if (same) return same.key
  if (known.length >= 2 * maxDisputePhotos) return undefined
  await trx
    .insertInto('dispute_photos')
    .values({ key, cancellation_id: returnId, shop_id: shopId, digest, created_at: now })
    .execute()
  return key
}

/** Keys of the photos of a dispute, in order. */
export async function findDisputePhotos(db: Database, returnId: string): Promise<readonly string[]> {
  const photos = db.selectFrom('dispute_photos').select('key').where('cancellation_id', '=', returnId)
  return (await photos.where('kept', '=', true).orderBy('place').execute()).map(({ key }) => key)
}

/** Keys of the shopper's photos of a return or of the one that it was split from, in order. */
export async function findShopperPhotos(db: Database, returnId: string): Promise<readonly string[]> {
  const photos = await db
    .selectFrom('return_photos as f')
    .innerJoin('cancellations as c', (join) =>
      join.on((on) =>
        on.or([on('c.id', '=', on.ref('f.cancellation_id')), on('c.split_of', '=', on.ref('f.cancellation_id'))]),
      ),
    )
    .select('f.key')
    .where('c.id', '=', returnId)
    .orderBy('f.place')
    .execute()
  return photos.map(({ key }) => key)
}

/** Deletes photos that no dispute used within a day, and those of settled returns that are older than the terms allow. */
export async function forgetDisputePhotos(
  db: Database,
  now: Date,
  remove: (key: string) => Promise<void>,
): Promise<number> {
  const { photoDays } = await readParcelTerms(db, now)
  return transact(db, async (trx) => {
    const old = await trx
      .selectFrom('dispute_photos as f')
      .select('f.key')
      .where((row) =>
        row.or([
          row('f.cancellation_id', 'is', null),
          row.and([row('f.kept', '=', false), row('f.created_at', '<', new Date(now.getTime() - dayMs))]),
          row.and([
            row('f.created_at', '<', new Date(now.getTime() - photoDays * dayMs)),
            row.not(
              row.exists(
                row
                  .selectFrom('cancellations as c')
                  .select('c.id')
                  .whereRef('c.id', '=', 'f.cancellation_id')
                  .where('c.status', '=', 'waiting'),
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
    await trx.deleteFrom('dispute_photos').where('key', 'in', keys).execute()
    return keys.length
  })
}
