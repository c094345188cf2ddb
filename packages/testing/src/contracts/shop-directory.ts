import { type ShopId, shopId } from '@market/domain/kernel'
import type { ShopDirectory } from '@market/domain/shops'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** Required behaviour of every `ShopDirectory`. `shop` is an existing shop. */
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

    it('does not find a shop that there is not', async () => {
      const { shops } = await subject()
      expect(await failureOf(shops.tag(shopId(2_147_483_646)))).toMatchObject({ kind: 'not-found' })
    })
  })
}
