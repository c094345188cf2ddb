/** Data that decides whether a line can be sold now; a missing field is no obstacle. */
export interface SellableLine {
  readonly active?: boolean
  readonly stock?: number
}

/** Whether a line can be sold now; one that cannot stays in the cart and costs nothing. */
export const isOnSale = ({ active = true, stock = 1 }: SellableLine): boolean => active && stock > 0
