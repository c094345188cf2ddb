import type { ProductId, ShopId } from '@market/domain/kernel'
import type { PromotionGateway } from '@market/domain/promotions'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface PromotionSubject {
  /** The gateway of a visitor without collected coupons. */
  readonly promotions: PromotionGateway
  readonly product: ProductId
  readonly shop: ShopId
  /** A campaign and a coupon of the product's shop that count the product. */
  readonly campaign: string
  readonly coupon: string
  /** Id of an ended promotion. */
  readonly ended: string
}

/** The behaviour required of every `PromotionGateway`. */
export const promotionGatewayContract = (name: string, subject: () => Promise<PromotionSubject>): void => {
  describe(`PromotionGateway: ${name}`, () => {
    it('offers what holds, campaigns first', async () => {
      const { promotions, product, shop, campaign, coupon } = await subject()
      const expected = [
        [campaign, 'automatic'],
        [coupon, 'open'],
      ]
      for (const offers of [await valueOf(promotions.ofProduct(product)), await valueOf(promotions.ofShop(shop))])
        expect(offers.map(({ id, state }) => [id, state])).toEqual(expected)
    })

    it('collects a coupon once, however often it is asked', async () => {
      const { promotions, product, coupon } = await subject()
      expect((await valueOf(promotions.own())).filter(({ state }) => state === 'collected')).toEqual([])
      expect(await valueOf(promotions.collect(coupon))).toMatchObject({ id: coupon, state: 'collected' })
      expect(await valueOf(promotions.collect(coupon))).toMatchObject({ id: coupon, state: 'collected' })
      expect((await valueOf(promotions.own())).filter(({ id }) => id === coupon)).toHaveLength(1)
      const offers = await valueOf(promotions.ofProduct(product))
      expect(offers.find(({ id }) => id === coupon)?.state).toBe('collected')
    })

    it('collects no campaign, nothing that there is not and nothing that has ended', async () => {
      const { promotions, campaign, ended } = await subject()
      expect(await failureOf(promotions.collect('yok'))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(promotions.collect(campaign))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(promotions.collect(ended))).toMatchObject({ kind: 'refused', status: 409 })
    })
  })
}
