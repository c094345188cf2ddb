/** Prices of the things of a leaf. */
export interface PriceModel {
  /** Whole lira of the smallest one of an ordinary brand: each slot of `by` at its first word. */
  readonly base: number
  /** Slots with a size, each with its exponent: twice the size costs `2 ** exponent` as much. */
  readonly by?: Readonly<Record<string, number>>
  /** Word of the name or a property, to what it multiplies the price with: `Hakiki Deri` doubles it. */
  readonly words?: Readonly<Record<string, number>>
}
