import { type ShopDirectory, type ShopId, shopId } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** What every `ShopDirectory` does. `shop` is one that there is. */
export const shopDirectoryContract = (
  name: string,
  subject: () => Promise<{ readonly shops: ShopDirectory; readonly shop: ShopId }>,
): void => {
  describe(`ShopDirectory: ${name}`, () => {
    it('shows of a shop what the law asks for', async () => {
      const { shops, shop } = await subject()
      const tag = await valueOf(shops.tag(shop))
      for (const text of [tag.name, tag.city, tag.mersis, tag.kep, tag.taxNumber]) expect(text).not.toBe('')
    })

    it('lists shops by page, name and order, and opens each', async () => {
      const { shops } = await subject()
      const first = { page: 1, limit: 24, q: '', sort: 'rating' } as const
      const all = await valueOf(shops.list(first))
      const ratings = all.results.map(({ rating }) => rating)
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
      const second = await valueOf(shops.list({ ...first, limit: 1, page: 2 }))
      expect(second.results).toEqual(all.results.slice(1, 2))
      const [card] = all.results
      const found = await valueOf(shops.list({ ...first, q: (card?.name ?? '').toLocaleUpperCase('tr') }))
      expect(found.results.map(({ id }) => id)).toContain(card?.id)
      expect((await valueOf(shops.list({ ...first, q: 'qxzvwj' }))).resultCount).toBe(0)
      expect(await valueOf(shops.open(card?.slug ?? ''))).toMatchObject({ ...card })
      expect(await failureOf(shops.open('boyle-magaza-yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('does not find a shop that there is not', async () => {
      const { shops } = await subject()
      expect(await failureOf(shops.tag(shopId(2_147_483_646)))).toMatchObject({ kind: 'not-found' })
    })
  })
}
