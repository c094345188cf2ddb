import { productId } from '@market/domain/kernel'
import { aProductCard } from '../catalog/a-product.ts'
import { valueOf } from '../kernel/value-of.ts'
import { memoryQuestions } from '../reviews/memory-questions.ts'
import { memoryReviews } from '../reviews/memory-reviews.ts'
import { memoryReviewPhotos } from '../reviews/memory-review-photos.ts'
import { questionGatewayContract, reviewGatewayContract, reviewPhotoGatewayContract } from './index.ts'

reviewGatewayContract('in memory', async () => ({
  gateway: memoryReviews([aProductCard({ id: productId(1) }), aProductCard({ id: productId(2) })], [7]),
  bought: [productId(1), productId(2)],
  notBought: productId(3),
  comment: 7,
}))

questionGatewayContract('in memory', async () => {
  const gateway = memoryQuestions([productId(1)])
  return { gateway, product: productId(1), answer: async (product, text) => gateway.answer(product, text) }
})

reviewPhotoGatewayContract('in memory', async () => {
  const reviews = memoryReviews([aProductCard({ id: productId(1) })])
  const jpeg = (byte: number) => Uint8Array.of(0xff, 0xd8, 0xff, byte)
  const hasComment = async () => (await valueOf(reviews.unreviewed())).length === 0
  return {
    gateway: memoryReviewPhotos([productId(1)], hasComment),
    reviews,
    bought: productId(1),
    notBought: productId(2),
    files: [jpeg(1), jpeg(2)],
  }
})
