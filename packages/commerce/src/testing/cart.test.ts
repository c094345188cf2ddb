import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { aCartItem, aCartShop } from '@market/testing'
import {
  cartGatewayContract,
  fastShippingGatewayContract,
  giftChoiceGatewayContract,
  giftCodeGatewayContract,
  insuranceGatewayContract,
  savedGatewayContract,
  sharedCartGatewayContract,
} from '@market/testing/contracts'
import { memoryCart } from './memory-cart.ts'

const product = { productId: productId(1001), attrId: '' }
const other = { productId: productId(1002), attrId: '3;7' }
const soldOut = { productId: productId(1003), attrId: '' }
const service = { id: 7, name: 'Kırılma sigortası', image: 'sigorta', price: kurus(4_990), selected: false }

/** The gateways of one shopper's cart. */
const subject = async () => {
  const cart = memoryCart([
    aCartShop({
      items: [
        aCartItem({ stock: 5, wrapOffer: kurus(3_990), insuranceItems: [service] }),
        aCartItem({ ...other, limit: 4 }),
        aCartItem({ ...soldOut, stock: 0 }),
      ],
    }),
  ])
  cart.issueCode('YENIYIL50', kurus(5_000))
  cart.issueCode('BUYUK', kurus(9_000_000))
  cart.offerFast([product], 'ev')
  return { cart, product, other }
}

cartGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart, product, other, soldOut }
})

giftCodeGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart.giftCodes, cart, product, code: 'YENIYIL50', amount: kurus(5_000), otherCode: 'BUYUK' }
})

fastShippingGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart.fastShipping, cart, product, other, addressId: 'ev' }
})

giftChoiceGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart.gifts, cart, product }
})

insuranceGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart.insurance, cart, product }
})

sharedCartGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { cart, owner: cart.sharedCarts, guest: cart.sharedCarts, firstName: 'Elif', item: product, other }
})

savedGatewayContract('use-cases in memory', async () => {
  const { cart } = await subject()
  return { gateway: cart.saved, cart, product, other }
})
