import { cartItems, isSameLine } from './cart-lines.ts'

export interface RemovableItem {
  readonly productId: number
  readonly attrId: string
  readonly relatedProductId?: number | null
}
/** Confirmation before a removal and the follow-up afterwards (rules.md C8). */
export interface RemovalPlan {
  /** Which question is asked first: one item, one linked to a related product, or all. */
  readonly confirmation: 'one' | 'related' | 'all'
  /** Whether the cart is checked again afterwards. */
  readonly recheck: boolean
  /** Handler of the embedding app to call. */
  readonly appMessage: 'remove_from_cart' | 'remove_all_products'
}

interface CartToEmpty {
  readonly shops: readonly { readonly items: readonly RemovableItem[] }[]
}

const leaves = (item: RemovableItem, line: RemovableItem): boolean =>
  isSameLine(line, item) || line.productId === item.relatedProductId

/**
 * The confirmation and follow-up of a removal; without an item the whole cart is removed (rules.md C8). An item whose
 * linked product is not in the cart is removed alone.
 */
export const removalPlan = (cart: CartToEmpty, item?: RemovableItem): RemovalPlan => {
  const lines = cartItems(cart)
  const emptied = item === undefined || lines.every((line) => leaves(item, line))
  const related = item?.relatedProductId == null ? 'one' : 'related'
  return {
    confirmation: item === undefined ? 'all' : related,
    recheck: lines.length > 1,
    appMessage: emptied ? 'remove_all_products' : 'remove_from_cart',
  }
}
