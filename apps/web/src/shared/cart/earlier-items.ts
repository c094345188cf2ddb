import type { Cart, CartItem } from '@market/domain'
import type { CartStore, SavedStore } from '@market/stores'

/** Lines of which a login brought in units of an earlier cart. */
export const earlierItems = (cart: Cart | undefined): readonly CartItem[] =>
  (cart?.shops ?? []).flatMap((shop) => shop.items).filter(({ earlierUnits = 0 }) => earlierUnits > 0)

/** Leaves in the cart what the shopper of now chose: whole lines go to the list for later, of the others the units go. */
export async function putEarlierAside(cart: CartStore, saved: SavedStore): Promise<void> {
  for (const item of earlierItems(cart.state.current().cart)) {
    const chosen = item.quantity - (item.earlierUnits ?? 0)
    await (chosen > 0 ? cart.change(item, chosen) : saved.save(item))
  }
}
