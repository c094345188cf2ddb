import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { AppBridge } from './app-bridge.ts'
import type { Cart, CartItem } from './cart.ts'
import { removalPlan } from './removal-plan.ts'
import { isSameLine } from './cart-lines.ts'
import type { CartAndSaved, SavedGateway } from './saved-gateway.ts'

interface SavedDeps {
  readonly savedItems: SavedGateway
  readonly app: AppBridge
}

/**
 * Saves a cart item for later. The app is notified of a removal, because its badge counts the items to buy now
 * (rules.md C8, C9).
 */
export const saveForLater =
  ({ savedItems, app }: SavedDeps) =>
  async (cart: Cart, { productId, attrId, quantity }: CartItem): GatewayResult<CartAndSaved> => {
    const moved = await savedItems.save({ productId, attrId })
    if (moved.ok)
      app.post(removalPlan(cart, { productId, attrId }).appMessage, { product_id: productId, num: quantity })
    return moved
  }

/** Moves a saved item back to the cart and notifies the app of the units that fitted (rules.md C9). */
export const moveToCart =
  ({ savedItems, app }: SavedDeps) =>
  async ({ productId, attrId, quantity }: CartItem): GatewayResult<CartAndSaved> => {
    const line = { productId, attrId }
    const moved = await savedItems.moveBack(line)
    if (!moved.ok) return moved
    const left = moved.value.saved.find((item) => isSameLine(item, line))?.quantity ?? 0
    app.post('add_to_cart', { product_id: productId, num: quantity - left })
    return moved
  }
