import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartDeps } from './add-to-cart.ts'
import type { Cart, CartItem } from './cart.ts'
import { removalPlan } from './removal-plan.ts'
import { wholeCart } from './whole-cart.ts'

/**
 * Removes an item, or all without one, after the shopper has confirmed it; then checks the cart again if required and
 * notifies the app (rules.md C8).
 */
export const removeFromCart =
  ({ gateway, app }: CartDeps) =>
  async (cart: Cart, item?: CartItem): GatewayResult<Cart> => {
    const { recheck, appMessage } = removalPlan(wholeCart(cart), item)
    const removed = await gateway.remove(
      item && {
        productId: item.productId,
        attrId: item.attrId,
        quantity: item.quantity,
        ...(item.relatedProductId && { relatedProductId: item.relatedProductId }),
      },
    )
    if (!removed.ok) return removed
    app.post(appMessage, item && { product_id: item.productId, num: item.quantity })
    if (!recheck) return removed
    // The item is removed even if loading the cart fails.
    const checked = await gateway.check()
    return checked.ok ? checked : removed
  }
