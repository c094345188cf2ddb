import { kurus, productId } from '@market/domain'
import { aCartItem, aCartShop } from '../cart/a-cart.ts'
import { memoryCart } from '../cart/memory-cart.ts'
import { memoryFastShipping } from '../cart/memory-fast-shipping.ts'
import { memoryGiftCodes } from '../cart/memory-gift-codes.ts'
import { memoryInsurance } from '../cart/memory-insurance.ts'
import { memorySaved } from '../cart/memory-saved.ts'
import {
  fastShippingGatewayContract,
  giftCodeGatewayContract,
  insuranceGatewayContract,
  savedGatewayContract,
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

fastShippingGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const gateway = memoryFastShipping(cart, { offering: [product], address: 'ev' })
  return { gateway, cart, product, other, addressId: 'ev' }
})

insuranceGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  const services = { [product.productId]: [{ ...service, type: 'insurance' as const, note: 'İki yıl geçerlidir.' }] }
  return { gateway: memoryInsurance(cart, services), cart, product }
})

savedGatewayContract('in memory', async () => {
  const cart = memoryCart(offer)
  return { gateway: memorySaved(cart), cart, product, other }
})
