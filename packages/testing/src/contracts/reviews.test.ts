import { productId } from '@market/domain'
import { aProductCard } from '../catalog/a-product.ts'
import { memoryQuestions } from '../reviews/memory-questions.ts'
import { memoryReviews } from '../reviews/memory-reviews.ts'
import { questionGatewayContract, reviewGatewayContract } from './index.ts'

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
