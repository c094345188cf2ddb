import { productId, shopId } from '@market/domain/kernel'
import { kurus, zero } from '@market/domain/money'
import { aCartItem, aCartShop } from '../cart/a-cart.ts'
import { memoryCart } from '../cart/memory-cart.ts'
import { memoryFastShipping } from '../cart/memory-fast-shipping.ts'
import { memoryGiftCodes } from '../cart/memory-gift-codes.ts'
import { memoryGiftChoices } from '../cart/memory-gift-choices.ts'
import { memoryInsurance } from '../cart/memory-insurance.ts'
import { memoryPromotions } from '../cart/memory-promotions.ts'
import { memorySharedCarts } from '../cart/memory-shared-carts.ts'
import { memorySaved } from '../cart/memory-saved.ts'
import {
  fastShippingGatewayContract,
  giftCodeGatewayContract,
  giftChoiceGatewayContract,
  insuranceGatewayContract,
  promotionGatewayContract,
  savedGatewayContract,
  sharedCartGatewayContract,
} from './index.ts'

const product = { productId: productId(1001), attrId: '' }
const other = { productId: productId(1002), attrId: '3;7' }
const service = { id: 7, name: 'Kırılma sigortası', image: 'sigorta', price: kurus(4_990) }
const offer = [
  aCartShop({
    items: [aCartItem({ insuranceItems: [{ ...service, selected: false }] }), aCartItem({ ...other })],
  }),
]

giftCodeGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const codes = { YENIYIL50: kurus(5_000), BUYUK: kurus(9_000_000) }
  return {
    gateway: memoryGiftCodes(cart, codes),
    cart,
    product,
    code: 'YENIYIL50',
    amount: kurus(5_000),
    otherCode: 'BUYUK',
  }
})

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
    product: product.productId,
    shop: shopId(501),
    campaign: 'kampanya',
    coupon: 'kupon',
    ended: 'eski',
  }
})

fastShippingGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const gateway = memoryFastShipping(cart, { offering: [product], address: 'ev' })
  return { gateway, cart, product, other, addressId: 'ev' }
})

giftChoiceGatewayContract('in memory', async () => {
  const cart = memoryCart([aCartShop({ items: [aCartItem({ wrapOffer: kurus(3_990) })] })])
  return { gateway: memoryGiftChoices(cart), cart, product }
})

insuranceGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const services = { [product.productId]: [{ ...service, type: 'insurance' as const, note: 'İki yıl geçerlidir.' }] }
  return { gateway: memoryInsurance(cart, services), cart, product }
})

sharedCartGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const owner = memorySharedCarts(cart, 'Nazlı')
  return { cart, owner, guest: owner, firstName: 'Nazlı', item: product, other }
})

savedGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  return { gateway: memorySaved(cart), cart, product, other }
})
