import { cartItems, isSameLine } from './cart-lines.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart, CartItem, CartShop } from './cart.ts'

type ByChoice = Pick<Cart, 'shops' | 'unchosen'>

/** Whether a line of the cart is bought with the rest. */
export const isChosen = (cart: Pick<Cart, 'shops'>, line: LineRef): boolean =>
  cartItems(cart).some((item) => isSameLine(item, line))

/** Units in the cart, including lines that are not chosen (rules.md C7). */
export const unitsInCart = ({ count, unchosen = [] }: Pick<Cart, 'count' | 'unchosen'>): number =>
  cartItems({ shops: unchosen }).reduce((units, { quantity }) => units + quantity, count)

const byAge = (one: CartItem, other: CartItem): number => (one.addedAt ?? '').localeCompare(other.addedAt ?? '')

/**
 * Chosen and unchosen lines together, by shop, in the order of their addition: a line keeps its place when it is chosen
 * or not. The amounts are those of the cart's `shops`, which have only the chosen lines.
 */
export function wholeCart<Whole extends ByChoice>({ shops, unchosen = [], ...rest }: Whole) {
  const known = Map.groupBy([...shops, ...unchosen], ({ shopId }) => shopId)
  const joined = [...known.values()].flatMap((parts): readonly CartShop[] => {
    const [shop] = parts
    return shop ? [{ ...shop, items: parts.flatMap(({ items }) => items).toSorted(byAge) }] : []
  })
  const oldest = ({ items: [first] }: CartShop): string => first?.addedAt ?? ''
  return {
    ...rest,
    shops: unchosen.length > 0 ? joined.toSorted((one, other) => oldest(one).localeCompare(oldest(other))) : shops,
  }
}
