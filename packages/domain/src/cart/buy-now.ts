import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartDeps } from './add-to-cart.ts'
import type { CartAddition } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/**
 * Puts one product into the cart by itself; the gateway keeps the other lines aside. The embedding app is notified of
 * the units added beyond the `inCart` units that the cart already had.
 */
export const buyNow =
  ({ gateway, app }: CartDeps) =>
  async (addition: CartAddition, inCart = 0): GatewayResult<Cart> => {
    const bought = await gateway.buyNow(addition)
    const num = addition.quantity - inCart
    if (bought.ok && num > 0) app.post('add_to_cart', { product_id: addition.productId, num })
    return bought
  }
