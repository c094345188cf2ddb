export interface StockLine {
  readonly productId: number
  readonly combination: string
  readonly quantity: number
  /** Units of these at the limited discounted price, and the number of that discount. */
  readonly discounted: number
  readonly discountNumber: number
}
/** The line whose stock or discount could not be reserved. */
export interface Short {
  readonly productId: number
  readonly of: 'stock' | 'discount'
}

/**
 * Units on sale and units at a limited discount. Its rows are locked last, always in the order of product and
 * combination, so lines may come in any order. A transaction that both releases and takes units calls `lock` for all of
 * them first.
 */
export interface Stock {
  lock(lines: readonly StockLine[]): Promise<void>
  /**
   * Takes each line while stock and the line's discount last. Returns the first line that is short, after which the
   * caller must roll back.
   */
  take(lines: readonly StockLine[]): Promise<Short | undefined>
  /** Puts units back on sale, with their discount if it still runs (`discountLeft`). */
  giveBack(lines: readonly StockLine[]): Promise<void>
  countSales(lines: readonly StockLine[]): Promise<void>
}
