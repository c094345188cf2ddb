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

/** Twice a comment's limit: its current photos, and as many that may replace them. */
const maxForProduct = 2 * photoLimits.count

/** Stores a photo for a comment that may not exist yet. Returns its key, which is the same for the same file. */
export async function addPhoto(db: Database, store: PhotoStore, photo: SentPhoto): Promise<string> {
  const { userId, productId, file, now, signal } = photo
  refuseNoPhoto(file)
  const digest = createHash('sha256').update(file).digest('base64url')
  const known = await photosOf(db, photo)
  const same = known.find((one) => one.digest === digest)
  // The row can exist without its file after a crash; then the file is made again.
  if (same && (await store.read(same.key, 'thumb'))) return same.key
  if (!same && known.length >= maxForProduct) throw new ApiError(422, texts.photo.tooMany)
  const sizes = await resizeInTurn(db, { who: userId, file, now, signal })

  const key = randomBytes(16).toString('hex')
  // Insert the row before writing the file, because a file without a row would never be deleted.
  const row = { key, user_id: userId, product_id: productId, digest, created_at: now }
  const taken = await db.transaction().execute(async (trx) => {
    // Lock the member and count again, since other uploads may have finished meanwhile.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const others = (await photosOf(trx, photo)).filter((one) => one.digest !== digest)
    if (others.length >= maxForProduct) throw new ApiError(422, texts.photo.tooMany)
    return trx
      .insertInto('comment_photos')
      .values(row)
      .onConflict((conflict) =>
        // The same file was sent concurrently, or again after it was left out and before it was deleted.
        conflict.columns(['user_id', 'product_id', 'digest']).doUpdateSet({ created_at: now, kept: false }),
      )
      .returning('key')
      .executeTakeFirstOrThrow()
  })
  await store.put(taken.key, sizes)
  return taken.key
}

/** The photos of the member's comment on this product, and uploaded ones without a comment. */
const photosOf = (db: Database, { userId, productId }: Pick<SentPhoto, 'userId' | 'productId'>) =>
  db
    .selectFrom('comment_photos')
    .select(['key', 'digest'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where((row) => row.or([row('comment_id', 'is not', null), row('kept', '=', false)]))
    .execute()
