import type { CartItem } from './cart.ts'
import { isOnSale } from '../line/is-on-sale.ts'
import { isNearlySoldOut } from '../catalog/nearly-sold-out.ts'
import { type Money, subtract } from '../money/money.ts'

/** Changes of a cart line since it was added. Amounts in kuruş for one unit. */
export interface LineNews {
  readonly cheaperBy: Money | null
  readonly dearerBy: Money | null
  /** Units left if only a few remain; null if there are enough, or none. */
  readonly left: number | null
}

/** The price change and low stock of a cart line, to show the shopper before payment. */
export function lineNews(item: CartItem): LineNews {
  const { oldPrice, singlePrice, stock } = item
  const told = isOnSale(item) ? oldPrice : null
  return {
    cheaperBy: told !== null && told > singlePrice ? subtract(told, singlePrice) : null,
    dearerBy: told !== null && told < singlePrice ? subtract(singlePrice, told) : null,
    left: isOnSale(item) && isNearlySoldOut(stock) ? stock : null,
  }
}
