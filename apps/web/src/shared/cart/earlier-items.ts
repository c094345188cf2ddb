import type { Cart, CartItem } from '@market/domain/cart'
import type { CartStore, SavedStore } from '@market/stores'

/** Cart lines with units that a login merged in from an earlier cart, whether selected for this purchase or not. */
export const earlierItems = (cart: Cart | undefined): readonly CartItem[] =>
  [...(cart?.shops ?? []), ...(cart?.unchosen ?? [])]
    .flatMap((shop) => shop.items)
    .filter(({ earlierUnits = 0 }) => earlierUnits > 0)

/** Units of a line that were added in the current visit. */
export const unitsOfNow = ({ quantity, earlierUnits = 0 }: CartItem): number => quantity - earlierUnits

/**
 * Removes an earlier cart's units: a line that only has such units moves to the saved-for-later list, other lines keep
 * the units of this visit.
 */
export async function putEarlierAside(cart: CartStore, saved: SavedStore): Promise<void> {
  for (const item of earlierItems(cart.state.current().cart)) {
    const chosen = unitsOfNow(item)
    await (chosen > 0 ? cart.change(item, chosen) : saved.save(item))
  }
}
