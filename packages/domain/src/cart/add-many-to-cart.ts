import { cartItems, isSameLine } from './cart-lines.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId } from '../kernel/ids.ts'
import type { CartDeps } from './add-to-cart.ts'
import type { CartAddition } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/** Puts several products into the cart with one call and notifies the app of the added ones. */
export const addManyToCart =
  ({ gateway, app }: CartDeps) =>
  async (additions: readonly CartAddition[]): GatewayResult<Cart> =>
    notify(app, await gateway.addMany(additions), additions)

/** The part of an order that {@link addOrderToCart} reads. */
interface OrderToAdd {
  readonly orderId: OrderId
  readonly shops: readonly { readonly items: readonly CartAddition[] }[]
}

/** Puts the lines of an order into the cart as they were, and notifies the app of the added ones. */
export const addOrderToCart =
  ({ gateway, app }: CartDeps) =>
  async ({ orderId, shops }: OrderToAdd): GatewayResult<Cart> =>
    notify(
      app,
      await gateway.addOrder(orderId),
      shops.flatMap(({ items }) => items),
    )

function notify(
  app: CartDeps['app'],
  added: Awaited<GatewayResult<Cart>>,
  additions: readonly CartAddition[],
): Awaited<GatewayResult<Cart>> {
  if (!added.ok) return added
  const items = cartItems(added.value)
  for (const addition of additions)
    if (items.some((item) => isSameLine(item, addition)))
      app.post('add_to_cart', { product_id: addition.productId, num: addition.quantity })
  return added
}
