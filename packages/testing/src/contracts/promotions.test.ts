import { productId, shopId } from '@market/domain/kernel'
import { kurus, zero } from '@market/domain/money'
import { memoryPromotions } from '../cart/memory-promotions.ts'
import { promotionGatewayContract } from './index.ts'

promotionGatewayContract('in memory', async () => {
  const rule = { kind: 'amount' as const, amount: kurus(1_000), from: zero }
  const one = { rule, shop: null, endsAt: '2026-12-31T21:00:00Z' }
  const offers = [
    { ...one, id: 'kampanya', name: '3 al 2 öde', state: 'automatic' as const },
    { ...one, id: 'kupon', name: '10 TL kupon', state: 'open' as const },
    { ...one, id: 'eski', name: 'Eski kupon', state: 'ended' as const },
  ]
  return {
    promotions: memoryPromotions(offers),
    product: productId(1001),
    shop: shopId(501),
    campaign: 'kampanya',
    coupon: 'kupon',
    ended: 'eski',
  }
})
