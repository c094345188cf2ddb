/** Fields that decide whether a line can be sold now. Missing fields count as sellable. */
export interface SellableLine {
  readonly active?: boolean
  readonly stock?: number
}

/** Whether a line can be sold now. A line that cannot be sold stays in the cart and costs nothing. */
export const isOnSale = ({ active = true, stock = 1 }: SellableLine): boolean => active && stock > 0
