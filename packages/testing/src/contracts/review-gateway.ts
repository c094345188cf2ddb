import type { ProductId } from '@market/domain/kernel'
import type { ReviewGateway } from '@market/domain/reviews'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ReviewSubject {
  /** The gateway of a member who bought two products and has written no comment. */
  readonly gateway: ReviewGateway
  readonly bought: readonly [ProductId, ProductId]
  readonly notBought: ProductId
  /** Id of another member's comment. */
  readonly comment: number
}

/** The behaviour required of every `ReviewGateway`. */
export const reviewGatewayContract = (name: string, subject: () => Promise<ReviewSubject>): void => {
  const text = 'Kumaşı yumuşak, kalıbı tam.'
  const strange = 2_147_483_646

  describe(`ReviewGateway: ${name}`, () => {
    it('keeps a comment with its stars, and has one product less to comment on', async () => {
      const { gateway, bought } = await subject()
      const [first] = bought
      const before = await valueOf(gateway.unreviewed())
      expect(before.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
      const written = await valueOf(gateway.write({ productId: first, rating: 4, text }))
      expect(written).toMatchObject({ rating: 4, text, product: { id: first } })
      expect((await valueOf(gateway.unreviewed())).map(({ id }) => id)).toEqual([bought[1]])
      expect(await valueOf(gateway.mine())).toMatchObject({ resultCount: 1, reviews: [{ id: written.id, text }] })
    })

    it('keeps one comment for a product', async () => {
      const { gateway, bought } = await subject()
      await valueOf(gateway.write({ productId: bought[0], rating: 2, text }))
      await valueOf(gateway.write({ productId: bought[1], rating: 5, text }))
      await valueOf(gateway.write({ productId: bought[0], rating: 3, text: 'Yıkandıktan sonra da güzel.' }))
      const { reviews, resultCount } = await valueOf(gateway.mine())
      expect(resultCount).toBe(2)
      expect(reviews.find(({ product }) => product.id === bought[0])).toMatchObject({ rating: 3 })
    })

    it('refuses stars that there are not, no words, and what was not bought', async () => {
      const { gateway, bought, notBought } = await subject()
      for (const rating of [0, 6, -1, 2.5])
        expect(await failureOf(gateway.write({ productId: bought[0], rating, text }))).toMatchObject({
          kind: 'refused',
        })
      expect(await failureOf(gateway.write({ productId: bought[0], rating: 5, text: '  ' }))).toMatchObject({
        kind: 'refused',
      })
      expect(await failureOf(gateway.write({ productId: notBought, rating: 5, text }))).toMatchObject({
        kind: 'refused',
      })
      expect((await valueOf(gateway.mine())).resultCount).toBe(0)
    })

    it('knows what the member bought', async () => {
      const { gateway, bought, notBought } = await subject()
      expect(await valueOf(gateway.hasBought(bought[1]))).toBe(true)
      expect(await valueOf(gateway.hasBought(notBought))).toBe(false)
    })

    it('takes a comment back, and finds no other', async () => {
      const { gateway, bought, comment } = await subject()
      const { id } = await valueOf(gateway.write({ productId: bought[0], rating: 4, text }))
      await valueOf(gateway.remove(id))
      expect((await valueOf(gateway.mine())).resultCount).toBe(0)
      expect(await failureOf(gateway.remove(id))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.remove(comment))).toMatchObject({ kind: 'not-found' })
    })

    it('counts a like once', async () => {
      const { gateway, comment } = await subject()
      const { likeCount } = await valueOf(gateway.like(comment))
      expect(likeCount).toBeGreaterThan(0)
      expect(await valueOf(gateway.like(comment))).toEqual({ likeCount })
      expect(await failureOf(gateway.like(strange))).toMatchObject({ kind: 'not-found' })
    })

    it('takes a report of a comment that there is', async () => {
      const { gateway, comment } = await subject()
      await valueOf(gateway.report({ id: comment, reason: 'advertisement', note: '' }))
      expect(await failureOf(gateway.report({ id: strange, reason: 'insult', note: '' }))).toMatchObject({
        kind: 'not-found',
      })
    })
  })
}
