import { postReturnPhoto, postReturnPhotos } from '@market/contract'
import { findReturnPhotos, noteReturnPhoto, sqlRefunds } from '@market/database'
import { cancellableOrder, orderOwner } from '@market/commerce'
import { createHash, randomBytes } from 'node:crypto'
import { isMailLink, readOrderLink } from '../ordering/order-link.ts'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, type Request, route, uploadRoute } from '../platform/http/route.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { previewPhoto } from '../reviews/photos/preview-photo.ts'
import { refuseNoPhoto, resizeInTurn } from '../reviews/photos/resize-in-turn.ts'
import { refundFailed } from './refund-answers.ts'

/** Routes for photos of returned goods, which only the order's owner and the office see. */
export function returnPhotoRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
  const store = photoFolder(config.photosDir)
  return [
    uploadRoute(
      postReturnPhoto,
      async (request) => void (await findReturnable(request)),
      async (request) => {
        const { caller, file, db, now, signal } = request
        refuseNoPhoto(file)
        const { id: orderId } = await findReturnable(request)
        const sizes = await resizeInTurn(db, { who: caller.ownerId, file, now, signal })
        const digest = createHash('sha256').update(file).digest('base64url')
        const key = await noteReturnPhoto(db, { orderId, key: randomBytes(16).toString('hex'), digest, now })
        if (key === undefined) throw refundFailed({ code: 'refund/too-many-photos' })
        await store.put(key, sizes)
        const [photo] = await previewPhoto(store, key)
        if (!photo) throw new Error('a photo that was just kept is not there')
        return photo
      },
    ),
    route(postReturnPhotos, async ({ body: { order, cancel_id: requestId }, caller, db, now }) => {
      const linked = isMailLink(config, order) ? readOrderLink(config, order, now) : undefined
      const by = linked === undefined ? { number: order, owner: orderOwner(caller) } : { number: linked }
      const keys = await findReturnPhotos(db, { ...by, requestId })
      if (keys.length === 0) throw refundFailed({ code: 'refund/no-photos' })
      const photos = await Promise.all(keys.map((key) => previewPhoto(store, key)))
      return { photos: photos.flat().map(({ preview }) => preview) }
    }),
  ]
}

type OfOrder = Pick<Request<typeof postReturnPhoto>, 'db' | 'caller' | 'params' | 'now'>

/** Finds the caller's order. Refuses another owner's order, and one of which nothing can be returned now. */
async function findReturnable({ db, caller, params, now }: OfOrder) {
  const of = { owner: orderOwner(caller), number: params.order_id }
  const order = await sqlRefunds(db).cancellations.findOrder(of)
  if (!order) throw refundFailed({ code: 'refund/order-not-found' })
  if (!cancellableOrder(order, now).lines.some(({ kind }) => kind === 'return'))
    throw refundFailed({ code: 'refund/nothing-to-return' })
  return order
}
