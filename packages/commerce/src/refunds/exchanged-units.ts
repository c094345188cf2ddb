import type { ExchangeCounter } from '@market/domain/orders'
import type { StockLine } from '../ordering/ports/stock.ts'
import { firstDiscount } from '../ordering/stock-line.ts'

/** Another choice of a product that is handed over for all units of a line that were left. */
export interface Exchange {
  readonly line: number
  readonly quantity: number
  readonly combination: string
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** The counter of the exchange; without it a courier exchanges at the door. */
  readonly at?: ExchangeCounter
}

/** Stock that an exchange reserves. It does not consume units of a limited discount again. */
export const exchangedUnits = (productId: number, { combination, quantity }: Exchange): StockLine => ({
  productId,
  combination,
  quantity,
  discounted: 0,
  discountNumber: firstDiscount,
})
