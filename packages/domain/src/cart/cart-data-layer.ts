import { type Money, toLira } from '../money/money.ts'

/** A change of the cart for analytics: product, price in lira, units added or removed. */
export interface CartDataLayer {
  readonly event: 'add_to_cart' | 'remove_from_cart'
  readonly item_id: number
  readonly item_name: string
  readonly item_brand: string
  readonly price: number
  readonly quantity: number
}
interface NamedLine {
  readonly productId: number
  readonly name: string
  readonly brand: string
  readonly singlePrice: Money
}

/** Analytics entry of `difference` units of a line; a negative difference is a removal. */
export const cartDataLayer = (line: NamedLine, difference: number): CartDataLayer => ({
  event: difference < 0 ? 'remove_from_cart' : 'add_to_cart',
  item_id: line.productId,
  item_name: line.name,
  item_brand: line.brand,
  price: toLira(line.singlePrice),
  quantity: Math.abs(difference),
})
