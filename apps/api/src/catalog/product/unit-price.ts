import { kurus, type Money } from '@market/domain/money'
import { lineTotal } from '@market/domain/line'

interface PricedRow {
  readonly price: number
  readonly original_price: number
  /** Units left at `price`; null where all have it. */
  readonly discount_max_quantity: number | null
}

/** The price of the next unit of a product: once its discounted units are sold, its original price. */
export const unitPrice = ({ price, original_price, discount_max_quantity: left }: PricedRow): Money =>
  lineTotal({
    singlePrice: kurus(price),
    originalPrice: kurus(original_price),
    quantity: 1,
    discount: left === null ? null : { maxQuantity: left },
  })
