import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartDeps } from './add-to-cart.ts'
import type { CartAddition } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/** Puts one product into the cart to be bought by itself, and notifies the embedding app as any addition does. */
export const buyNow =
  ({ gateway, app }: CartDeps) =>
  async (addition: CartAddition): GatewayResult<Cart> => {
    const bought = await gateway.buyNow(addition)
    if (bought.ok) app.post('add_to_cart', { product_id: addition.productId, num: addition.quantity })
    return bought
  }
