export interface StockLine {
  readonly productId: number
  readonly combination: string
  readonly quantity: number
  /** Of these, the units at the limited discounted price. */
  readonly discounted: number
}
/** The line whose stock or discount could not be reserved. */
export interface Short {
  readonly productId: number
  readonly of: 'stock' | 'discount'
}

/**
 * Units on sale and units at a limited discount. Its rows are locked last of all, always by product and combination: lines
 * may come in any order. A transaction that gives some back and takes others calls `lock` for all of them first.
 */
export interface Stock {
  lock(lines: readonly StockLine[]): Promise<void>
  /** Takes each line only while it lasts. Gives what is short, after which the caller must roll back. */
  take(lines: readonly StockLine[]): Promise<Short | undefined>
  /** Puts units back on sale, with the discount that they had. */
  giveBack(lines: readonly StockLine[]): Promise<void>
  countSales(lines: readonly StockLine[]): Promise<void>
}
