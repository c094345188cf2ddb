import type { CartItem } from '@market/domain/cart'
import type { StockLine } from './ports/stock.ts'

/** The first of a product's limited discounts. Orders that were placed before discounts were numbered have it. */
export const firstDiscount = 1

/** The units of a cart line that are taken from stock. */
export const stockLine = ({ productId, attrId, quantity, discount }: CartItem): StockLine => ({
  productId,
  combination: attrId,
  quantity,
  discounted: discount ? Math.min(quantity, discount.maxQuantity) : 0,
  discountNumber: discount?.number ?? firstDiscount,
})
