import { cartItems, isSameLine } from './cart-lines.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart, CartItem, CartShop } from './cart.ts'

type ByChoice = Pick<Cart, 'shops' | 'unchosen'>

/** Whether a line of the cart is bought with the rest. */
export const isChosen = (cart: Pick<Cart, 'shops'>, line: LineRef): boolean =>
  cartItems(cart).some((item) => isSameLine(item, line))

/** Units in the cart, those left out of the purchase included (rules.md C7). */
export const unitsInCart = ({ count, unchosen = [] }: Pick<Cart, 'count' | 'unchosen'>): number =>
  cartItems({ shops: unchosen }).reduce((units, { quantity }) => units + quantity, count)

const byAge = (one: CartItem, other: CartItem): number => (one.addedAt ?? '').localeCompare(other.addedAt ?? '')

/**
 * Chosen and unchosen lines together, shop by shop, each where it was put in: a line keeps its place when it is chosen or
 * left out. Amounts are made of the chosen ones alone, which are the cart's own `shops`.
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
