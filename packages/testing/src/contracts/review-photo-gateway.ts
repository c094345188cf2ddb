import type { ProductId } from '@market/domain/kernel'
import type { ReviewGateway, ReviewPhotoGateway } from '@market/domain/reviews'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ReviewPhotoSubject {
  readonly gateway: ReviewPhotoGateway
  /** Comments of the same member, who bought the product and has written none. */
  readonly reviews: Pick<ReviewGateway, 'write'>
  readonly bought: ProductId
  readonly notBought: ProductId
  /** Two photos. */
  readonly files: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
}

/** The behaviour required of every `ReviewPhotoGateway`. */
export const reviewPhotoGatewayContract = (name: string, subject: () => Promise<ReviewPhotoSubject>): void => {
  const text = 'Kumaşı yumuşak, kalıbı tam.'

  describe(`ReviewPhotoGateway: ${name}`, () => {
    it('saves photos in the given order, and removes the omitted ones', async () => {
      const { gateway, reviews, bought, files } = await subject()
      const [first, second] = [
        await valueOf(gateway.add(bought, files[0])),
        await valueOf(gateway.add(bought, files[1])),
      ]
      expect(first.preview).toMatch(/^data:image\//)
      expect(await valueOf(gateway.mine(bought))).toEqual([])
      await valueOf(reviews.write({ productId: bought, rating: 5, text }))
      const keys = async () => (await valueOf(gateway.mine(bought))).map(({ key }) => key)
      await valueOf(gateway.keep(bought, [second.key, first.key]))
      expect(await keys()).toEqual([second.key, first.key])
      await valueOf(gateway.keep(bought, [first.key]))
      expect(await keys()).toEqual([first.key])
      await valueOf(gateway.keep(bought, []))
      expect(await keys()).toEqual([])
    })

    it('takes the same file twice as one photo', async () => {
      const { gateway, bought, files } = await subject()
      const { key } = await valueOf(gateway.add(bought, files[0]))
      expect((await valueOf(gateway.add(bought, files[0]))).key).toBe(key)
      expect((await valueOf(gateway.add(bought, files[1]))).key).not.toBe(key)
    })

    it('refuses a file that is not a photo, and a product that was not bought', async () => {
      const { gateway, bought, notBought, files } = await subject()
      const words = new TextEncoder().encode('Bu bir fotoğraf değil.')
      for (const file of [words, new Uint8Array()])
        expect(await failureOf(gateway.add(bought, file))).toMatchObject({ kind: 'refused', status: 422 })
      expect(await failureOf(gateway.add(notBought, files[0]))).toMatchObject({ kind: 'refused', status: 422 })
    })

    it('finds no comment to give photos to, and no photo that is not its own', async () => {
      const { gateway, reviews, bought, files } = await subject()
      const { key } = await valueOf(gateway.add(bought, files[0]))
      expect(await failureOf(gateway.keep(bought, [key]))).toMatchObject({ kind: 'not-found' })
      await valueOf(reviews.write({ productId: bought, rating: 5, text }))
      expect(await failureOf(gateway.keep(bought, [key, 'uydurma']))).toMatchObject({ kind: 'not-found' })
      expect(await valueOf(gateway.mine(bought))).toEqual([])
    })
  })
}
