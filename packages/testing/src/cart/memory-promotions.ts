import { succeed } from '@market/domain/kernel'
import type { PromotionGateway, PromotionOffer } from '@market/domain/promotions'
import { notFound, refused } from '../kernel/failing.ts'

/** The same offers for every product and shop, and the coupons that one visitor has collected. */
export const memoryPromotions = (offers: readonly PromotionOffer[]): PromotionGateway => {
  let collected: readonly string[] = []
  const stateOf = (offer: PromotionOffer): PromotionOffer =>
    offer.state === 'open' && collected.includes(offer.id) ? { ...offer, state: 'collected' } : offer
  const offered = async () =>
    succeed(offers.filter(({ state }) => state === 'automatic' || state === 'open').map(stateOf))
  return {
    ofProduct: offered,
    ofShop: offered,
    ofCart: offered,
    own: async () =>
      succeed(
        offers.map(stateOf).filter(({ state }) => state === 'collected' || state === 'used' || state === 'ended'),
      ),
    async collect(id) {
      const found = offers.find((offer) => offer.id === id)
      if (!found || found.state === 'automatic') return notFound('Böyle bir kupon bulunamadı.')
      if (found.state !== 'open') return refused(409, 'Bu kupon artık alınamıyor.')
      collected = [...new Set([id, ...collected])]
      return succeed(stateOf(found))
    },
  }
}
