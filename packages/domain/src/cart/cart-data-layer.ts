import { type Money, toLira } from '../money/money.ts'

/** A change of the cart as analytics name it: which product, at what price in lira, how many units more or fewer. */
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

/** What is told of `difference` units of a line, fewer ones as a removal. */
export const cartDataLayer = (line: NamedLine, difference: number): CartDataLayer => ({
  event: difference < 0 ? 'remove_from_cart' : 'add_to_cart',
  item_id: line.productId,
  item_name: line.name,
  item_brand: line.brand,
  price: toLira(line.singlePrice),
  quantity: Math.abs(difference),
})
