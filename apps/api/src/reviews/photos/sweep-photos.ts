import type { Database } from '@market/database'
import type { PhotoStore } from './photo-folder.ts'

const day = 24 * 3_600_000
/** In one turn; the rest is for the next. */
const most = 200

/**
 * Deletes photos whose comment or member is gone, those that a comment has no more, and those that waited for one for a day. The
 * row goes with its file: after a crash both are there, or a row without a file, which the next turn takes.
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
