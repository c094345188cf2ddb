import type { Database } from '@market/database'
import type { PhotoStore } from './photo-folder.ts'

const day = 24 * 3_600_000
/** Maximum number of photos per run. */
const most = 200

/**
 * Deletes photos whose comment or member is gone, photos removed from a comment, and photos that had no comment for a
 * day. Deletes the file before the row: after a crash the row may be left without a file, and the next run deletes it.
 */
export async function sweepPhotos(db: Database, store: PhotoStore, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const loose = await trx
      .selectFrom('comment_photos')
      .select('key')
      .where('comment_id', 'is', null)
      .where((row) =>
        row.or([
          row('kept', '=', true),
          row('user_id', 'is', null),
          row('created_at', '<', new Date(now.getTime() - day)),
        ]),
      )
      .orderBy('created_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    if (loose.length === 0) return 0
    const keys = loose.map(({ key }) => key)
    for (const key of keys) await store.remove(key)
    await trx.deleteFrom('comment_photos').where('key', 'in', keys).execute()
    return keys.length
  })
}
