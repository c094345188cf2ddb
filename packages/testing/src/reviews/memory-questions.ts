import { type ProductId, succeed } from '@market/domain/kernel'
import type { ShopQuestion, QuestionGateway } from '@market/domain/reviews'
import { notFound, refused } from '../kernel/failing.ts'

export interface MemoryQuestions extends QuestionGateway {
  /** Acts for the shop: answers the oldest open question of a product. */
  answer(productId: ProductId, text: string): void
}
interface Entry {
  readonly productId: ProductId
  readonly open: boolean
  readonly question: ShopQuestion
}

/** Questions of one member about existing products. */
export const memoryQuestions = (products: readonly ProductId[]): MemoryQuestions => {
  let asked: readonly Entry[] = []
  const page = (found: readonly Entry[], { limit = 10, offset = 0 } = {}) =>
    succeed({
      resultCount: found.length,
      questions: found.slice(offset, offset + limit).map(({ question }) => question),
    })
  return {
    answer: (productId, text) => {
      const next = asked.findLast((entry) => entry.productId === productId && entry.question.answer === null)
      const answer = { shopName: 'Çınar Giyim', text, date: '2026-11-20T10:00:00Z' }
      asked = asked.map((entry) => (entry === next ? { ...entry, question: { ...entry.question, answer } } : entry))
    },
    async ask({ productId, text, open }) {
      if (!products.includes(productId)) return notFound('Ürün bulunamadı')
      if (text.trim() === '') return refused(422, 'Sorunuzu yazın.')
      const question = {
        id: asked.length + 1,
        name: 'A** D**',
        text,
        date: '2026-11-20T09:00:00Z',
        product: { name: `Ürün ${productId}`, url: `/urun-p-${productId}` },
        answer: null,
      }
      asked = [{ productId, open, question }, ...asked]
      return succeed(undefined)
    },
    ofProduct: async (productId, of) =>
      page(
        asked.filter((entry) => entry.productId === productId && entry.open && entry.question.answer !== null),
        of,
      ),
    mine: async (of) => page(asked, of),
  }
}
