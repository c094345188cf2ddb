import type { CartItem } from './cart.ts'
import { isOnSale } from '../line/is-on-sale.ts'
import { isNearlySoldOut } from '../catalog/nearly-sold-out.ts'
import { type Money, subtract } from '../money/money.ts'

/** What has become of a line since it was put in. Amounts in kuruş for one unit. */
export interface LineNews {
  readonly cheaperBy: Money | null
  readonly dearerBy: Money | null
  /** Few units are left; null where there are enough, or none. */
  readonly left: number | null
}

/** What a shopper would want to know of a line before paying, beyond its amount. */
export function lineNews(item: CartItem): LineNews {
  const { oldPrice, singlePrice, stock } = item
  const told = isOnSale(item) ? oldPrice : null
  return {
    cheaperBy: told !== null && told > singlePrice ? subtract(told, singlePrice) : null,
    dearerBy: told !== null && told < singlePrice ? subtract(singlePrice, told) : null,
    left: isOnSale(item) && isNearlySoldOut(stock) ? stock : null,
  }
}
