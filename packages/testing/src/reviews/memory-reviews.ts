import { succeed } from '@market/domain/kernel'
import type { ProductCard } from '@market/domain/catalog'
import { isRating, type OwnReview, type ReportForm, type ReviewGateway } from '@market/domain/reviews'
import { notFound, refused } from '../kernel/failing.ts'

export interface MemoryReviews extends ReviewGateway {
  readonly reported: readonly ReportForm[]
}

/** The comments of one member, who bought these products; `others` are ids of other members' comments. */
export const memoryReviews = (bought: readonly ProductCard[] = [], others: readonly number[] = []): MemoryReviews => {
  const liked = new Set<number>()
  const reported: ReportForm[] = []
  let reviews: readonly OwnReview[] = []
  let made = 1000
  const isComment = (id: number) => others.includes(id) || reviews.some((review) => review.id === id)

  return {
    reported,
    async write({ productId, rating, text }) {
      const product = bought.find(({ id }) => id === productId)
      if (!product) return refused(422, 'Yalnızca satın aldığınız ürünlere yorum yazabilirsiniz.')
      if (!isRating(rating) || text.trim() === '') return refused(422, 'Yorumunuz eksik.')
      const before = reviews.find((one) => one.product.id === productId)
      made += 1
      const review: OwnReview = {
        id: before?.id ?? made,
        product,
        rating,
        text,
        date: '2026-11-20T09:00:00Z',
        status: 'waiting',
        reason: null,
      }
      reviews = [review, ...reviews.filter((one) => one !== before)]
      return succeed(review)
    },
    mine: async ({ limit = 10, offset = 0 } = {}) =>
      succeed({ resultCount: reviews.length, reviews: reviews.slice(offset, offset + limit) }),
    async remove(id) {
      if (!reviews.some((one) => one.id === id)) return notFound('Yorum bulunamadı.')
      reviews = reviews.filter((one) => one.id !== id)
      return succeed(undefined)
    },
    unreviewed: async (limit = 9) =>
      succeed(bought.filter(({ id }) => !reviews.some(({ product }) => product.id === id)).slice(0, limit)),
    hasBought: async (product) => succeed(bought.some(({ id }) => id === product)),
    async like(id) {
      if (!isComment(id)) return notFound('Yorum bulunamadı.')
      liked.add(id)
      return succeed({ likeCount: 1 })
    },
    async report(form) {
      if (!isComment(form.id)) return notFound('Yorum bulunamadı.')
      reported.push(form)
      return succeed(undefined)
    },
  }
}
