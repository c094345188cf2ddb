import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartDeps } from './add-to-cart.ts'
import type { CartAddition } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/**
 * Puts one product into the cart to be bought by itself, and notifies the embedding app of what was added to the units in the
 * cart; a line that is bought as it stands there is none of its news.
 */
export const buyNow =
  ({ gateway, app }: CartDeps) =>
  async (addition: CartAddition, inCart = 0): GatewayResult<Cart> => {
    const bought = await gateway.buyNow(addition)
    const num = addition.quantity - inCart
    if (bought.ok && num > 0) app.post('add_to_cart', { product_id: addition.productId, num })
    return bought
  }
