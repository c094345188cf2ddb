import { createHash, randomBytes } from 'node:crypto'
import { photoLimits } from '@market/domain/reviews'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'
import type { PhotoStore } from './photo-folder.ts'
import { refuseNoPhoto, resizeInTurn } from './resize-in-turn.ts'

interface SentPhoto {
  readonly userId: string
  readonly productId: number
  readonly file: Uint8Array
  readonly now: Date
  readonly signal: AbortSignal
}

/** Beside those that a comment has, as many may wait to take their places. */
const maxForProduct = 2 * photoLimits.count

/** Takes a photo for a comment that is perhaps not written yet. Returns its key; the same file has the same. */
export async function addPhoto(db: Database, store: PhotoStore, photo: SentPhoto): Promise<string> {
  const { userId, productId, file, now, signal } = photo
  refuseNoPhoto(file)
  const digest = createHash('sha256').update(file).digest('base64url')
  const known = await photosOf(db, photo)
  const same = known.find((one) => one.digest === digest)
  // Its file may have been cut off by a crash: then it is made once more.
  if (same && (await store.read(same.key, 'thumb'))) return same.key
  if (!same && known.length >= maxForProduct) throw new ApiError(422, texts.photo.tooMany)
  const sizes = await resizeInTurn(db, { who: userId, file, now, signal })

  const key = randomBytes(16).toString('hex')
  // The row comes first: a file without one would lie there for good.
  const row = { key, user_id: userId, product_id: productId, digest, created_at: now }
  const taken = await db.transaction().execute(async (trx) => {
    // The member's photos are counted one after the other: others were made smaller meanwhile.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const others = (await photosOf(trx, photo)).filter((one) => one.digest !== digest)
    if (others.length >= maxForProduct) throw new ApiError(422, texts.photo.tooMany)
    return trx
      .insertInto('comment_photos')
      .values(row)
      .onConflict((conflict) =>
        // The same file twice at a time; or once more after it was left out, before it was swept away.
        conflict.columns(['user_id', 'product_id', 'digest']).doUpdateSet({ created_at: now, kept: false }),
      )
      .returning('key')
      .executeTakeFirstOrThrow()
  })
  await store.put(taken.key, sizes)
  return taken.key
}

/** Those that a comment has, and those that wait for one. */
const photosOf = (db: Database, { userId, productId }: Pick<SentPhoto, 'userId' | 'productId'>) =>
  db
    .selectFrom('comment_photos')
    .select(['key', 'digest'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where((row) => row.or([row('comment_id', 'is not', null), row('kept', '=', false)]))
    .execute()
