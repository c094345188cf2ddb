import { getReviewPhotos, postReviewPhoto, putReviewPhotos } from '@market/contract'
import { type AnyRoute, route, uploadRoute } from '../../platform/http/route.ts'
import { requireReceived } from '../purchases.ts'
import { addPhoto } from './add-photo.ts'
import { keepPhotos } from './keep-photos.ts'
import { keyOf } from './photo-address.ts'
import { previewPhoto } from './preview-photo.ts'
import type { PhotoStore } from './photo-folder.ts'

/** Routes for photos of a member's comments. */
export const reviewPhotoRoutes = (store: PhotoStore): readonly AnyRoute[] => [
  route(getReviewPhotos, async ({ params, caller, db }) => {
    const comment = await db
      .selectFrom('comments')
      .select('images')
      .where('user_id', '=', caller.ownerId)
      .where('product_id', '=', params.product)
      .executeTakeFirst()
    const photos = await Promise.all((comment?.images ?? []).map((image) => previewPhoto(store, keyOf(image))))
    return { photos: photos.flat() }
  }),
  uploadRoute(
    postReviewPhoto,
    async ({ db, caller, params }) =>
      void (await requireReceived(db, { userId: caller.ownerId, productId: params.product })),
    async ({ params, caller, file, db, now, signal }) => {
      const key = await addPhoto(db, store, { userId: caller.ownerId, productId: params.product, file, now, signal })
      const [photo] = await previewPhoto(store, key)
      if (!photo) throw new Error('a photo that was just kept is not there')
      return photo
    },
  ),
  route(putReviewPhotos, async ({ params, body, caller, db }) => {
    const photos = { userId: caller.ownerId, productId: params.product, keys: body.photos }
    await db.transaction().execute((trx) => keepPhotos(trx, photos))
    return {}
  }),
]
