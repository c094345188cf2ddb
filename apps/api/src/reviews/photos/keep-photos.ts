import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'
import { imageOf } from './photo-address.ts'

interface PhotosToKeep {
  readonly userId: string
  readonly productId: number
  readonly keys: readonly string[]
}

/** Attaches these photos to a member's comment, in this order. `sweepPhotos` deletes all others uploaded for it. */
export async function keepPhotos(trx: Database, { userId, productId, keys }: PhotosToKeep): Promise<void> {
  const wanted = [...new Set(keys)]
  const comment = await trx
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (!comment) throw new ApiError(404, texts.reviewNotFound)
  const sent = () => trx.updateTable('comment_photos').where('user_id', '=', userId).where('product_id', '=', productId)
  await sent().set({ comment_id: null, kept: true }).execute()
  const found =
    wanted.length === 0
      ? []
      : await sent().set({ comment_id: comment.id }).where('key', 'in', wanted).returning('key').execute()
  if (found.length < wanted.length) throw new ApiError(404, texts.photoNotFound)
  await trx
    .updateTable('comments')
    .set({ images: wanted.map(imageOf) })
    .where('id', '=', comment.id)
    .execute()
}
