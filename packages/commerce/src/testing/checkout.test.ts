import { aCartItem, aCartShop, memoryOrderPayments, memoryPayments, testCards } from '@market/testing'
import { orderPaymentGatewayContract, paymentGatewayContract } from '@market/testing/contracts'
import { memoryCart } from './memory-cart.ts'

const filled = async () => {
  const item = aCartItem()
  const cart = memoryCart([aCartShop({ items: [item] })])
  await cart.add({ productId: item.productId, attrId: item.attrId, quantity: 2 })
  return cart
}

paymentGatewayContract('in memory', async () => {
  const gateway = memoryPayments({ cart: await filled() })
  return { gateway, tokenizer: gateway.tokenizer, cards: testCards, settle: async () => gateway.settle() }
})

orderPaymentGatewayContract('in memory', async () => {
  const cart = await filled()
  const gateway = memoryOrderPayments(cart, memoryPayments({ cart }))
  return { gateway, payments: gateway.payments, tokenizer: gateway.tokenizer, storedCard: '8000000000000001' }
})
