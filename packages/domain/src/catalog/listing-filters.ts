import type { Money } from '../money/money.ts'

/** Prices wanted, both ends included; open where one is missing. */
export interface PriceRange {
  readonly min?: Money
  readonly max?: Money
}
/** `'true'` only products in stock, `'false'` all (rules.md L2). */
export type StockFilter = 'true' | 'false'
/** Reads a stock filter; everything but `'true'` means all (rules.md L2). */
export const stockFilter = (value: unknown): StockFilter => (value === 'true' ? 'true' : 'false')

/** Whether a filter group starts open (rules.md L3). */
export const groupOpen = (name: string): boolean => name === 'Marka'
