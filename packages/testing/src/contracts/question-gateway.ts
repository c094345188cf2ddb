import { type ProductId, productId } from '@market/domain/kernel'
import type { QuestionGateway } from '@market/domain/reviews'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface QuestionSubject {
  /** A member's gateway. */
  readonly gateway: QuestionGateway
  readonly product: ProductId
  /** Acts for the shop: answers the oldest waiting question of the product. */
  readonly answer: (productId: ProductId, text: string) => Promise<void>
}

/** The behaviour required of every `QuestionGateway`. */
export const questionGatewayContract = (name: string, subject: () => Promise<QuestionSubject>): void => {
  const text = 'Kumaşı yıkandıktan sonra çeker mi?'

  describe(`QuestionGateway: ${name}`, () => {
    it('shows an open question to everyone once the shop has answered', async () => {
      const { gateway, product, answer } = await subject()
      await valueOf(gateway.ask({ productId: product, text, open: true }))
      expect((await valueOf(gateway.ofProduct(product))).resultCount).toBe(0)
      expect(await valueOf(gateway.mine())).toMatchObject({ resultCount: 1, questions: [{ text, answer: null }] })
      await answer(product, 'Hayır, çekmez.')
      const { questions } = await valueOf(gateway.ofProduct(product))
      expect(questions).toMatchObject([{ text, answer: { text: 'Hayır, çekmez.' } }])
      expect(questions[0]?.name).toMatch(/^\S\*\* \S\*\*$/)
    })

    it('keeps a question that is not open between member and shop', async () => {
      const { gateway, product, answer } = await subject()
      await valueOf(gateway.ask({ productId: product, text, open: false }))
      await answer(product, 'Hayır, çekmez.')
      expect((await valueOf(gateway.ofProduct(product))).resultCount).toBe(0)
      expect((await valueOf(gateway.mine())).questions[0]?.answer?.text).toBe('Hayır, çekmez.')
    })

    it('refuses no words and finds no strange product', async () => {
      const { gateway, product } = await subject()
      expect(await failureOf(gateway.ask({ productId: product, text: ' ', open: true }))).toMatchObject({
        kind: 'refused',
      })
      const strange = productId(2_147_483_646)
      expect(await failureOf(gateway.ask({ productId: strange, text, open: true }))).toMatchObject({
        kind: 'not-found',
      })
    })
  })
}
