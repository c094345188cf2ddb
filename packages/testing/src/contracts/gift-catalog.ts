import type { GiftCatalog } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface GiftSubject {
  readonly gifts: GiftCatalog
  /** Number of an existing gift idea. */
  readonly gift: number
}

/** The behaviour required of every `GiftCatalog`. */
export const giftCatalogContract = (name: string, subject: () => Promise<GiftSubject>): void => {
  describe(`GiftCatalog: ${name}`, () => {
    it('opens an idea of its list with as many products as it says', async () => {
      const { gifts, gift } = await subject()
      const idea = (await valueOf(gifts.ideas())).find(({ id }) => id === gift)
      const opened = await valueOf(gifts.one(gift))
      expect(opened).toMatchObject({ ...idea })
      expect(opened.products).toHaveLength(opened.productCount)
    })

    it('does not find an idea that there is not', async () => {
      const { gifts } = await subject()
      expect(await failureOf(gifts.one(2_147_483_646))).toMatchObject({ kind: 'not-found' })
    })
  })
}
