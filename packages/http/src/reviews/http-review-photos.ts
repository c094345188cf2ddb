import { getReviewPhotos, postReviewPhoto, putReviewPhotos } from '@market/contract'
import type { ReviewPhotoGateway } from '@market/domain/reviews'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ReviewPhotoGateway`: photos of the member's own comments. */
export const httpReviewPhotos = (api: ApiClient): ReviewPhotoGateway => ({
  mine: (product) => mapResult(api.send(getReviewPhotos, { params: { product } }), ({ photos }) => photos),
  add: (product, file) => api.send(postReviewPhoto, { params: { product }, file }),
  keep: (product, keys) =>
    mapResult(api.send(putReviewPhotos, { params: { product }, body: { photos: [...keys] } }), () => undefined),
})
