import type { Cart, CartItem } from '@market/domain/cart'
import type { CartStore, SavedStore } from '@market/stores'

/** Lines of which a login brought in units of an earlier cart, bought with the rest or not. */
export const earlierItems = (cart: Cart | undefined): readonly CartItem[] =>
  [...(cart?.shops ?? []), ...(cart?.unchosen ?? [])]
    .flatMap((shop) => shop.items)
    .filter(({ earlierUnits = 0 }) => earlierUnits > 0)

/** Units of a line that the shopper of now chose. */
export const unitsOfNow = ({ quantity, earlierUnits = 0 }: CartItem): number => quantity - earlierUnits

/** Leaves in the cart what the shopper of now chose: whole lines go to the list for later, of the others the units go. */
export async function putEarlierAside(cart: CartStore, saved: SavedStore): Promise<void> {
  for (const item of earlierItems(cart.state.current().cart)) {
    const chosen = unitsOfNow(item)
    await (chosen > 0 ? cart.change(item, chosen) : saved.save(item))
  }
}
