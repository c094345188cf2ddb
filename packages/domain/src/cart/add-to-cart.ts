import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { AppBridge } from './app-bridge.ts'
import type { CartAddition, CartGateway } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/** Dependencies of the cart's use-cases. */
export interface CartDeps {
  readonly gateway: CartGateway
  readonly app: AppBridge
}

/** Puts a product into the cart and notifies the embedding app. */
export const addToCart =
  ({ gateway, app }: CartDeps) =>
  async (addition: CartAddition, key?: string): GatewayResult<Cart> => {
    const added = await gateway.add(addition, key)
    if (added.ok) app.post('add_to_cart', { product_id: addition.productId, num: addition.quantity })
    return added
  }
