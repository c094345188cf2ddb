import {
  deleteReview,
  getHasBought,
  getProductsNoComment,
  getReviewLike,
  getReviews,
  type OwnReviewWire,
  postReviewReport,
  postUserComment,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import type { OwnReview, ReviewGateway } from '@market/domain/reviews'
import { readCard } from '../catalog/read-product.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ReviewGateway`: the member's own reviews and reports. */
export const httpReviews = (api: ApiClient): ReviewGateway => ({
  write: ({ productId: product_id, rating, text }) =>
    mapResult(api.send(postUserComment, { body: { product_id, rating, text } }), readReview),
  mine: (page = {}) =>
    mapResult(api.send(getReviews, { query: page }), (wire) => ({
      resultCount: wire.result_count,
      reviews: wire.result.map(readReview),
    })),
  remove: (id) => mapResult(api.send(deleteReview, { params: { id } }), () => undefined),
  unreviewed: (limit) =>
    mapResult(api.send(getProductsNoComment, { query: { limit } }), (wire) => wire.products.map(readCard)),
  hasBought: (id) => mapResult(api.send(getHasBought, { params: { id } }), (wire) => wire.has_bought),
  like: (id) =>
    mapResult(api.send(getReviewLike, { query: { reviewId: id } }), (wire) => ({ likeCount: wire.like_count })),
  report: ({ id, reason, note }) =>
    mapResult(api.send(postReviewReport, { body: { review_id: id, reason, note } }), () => undefined),
})

const readReview = ({ product, ...review }: OwnReviewWire): OwnReview => ({
  ...review,
  product: { ...product, id: productId(product.id) },
})
