/** Prices of the things of a leaf. */
export interface PriceModel {
  /** Price in whole lira of the smallest product of an ordinary brand, with the first word of each slot of `by`. */
  readonly base: number
  /** Slots with a size, each with its exponent: twice the size costs `2 ** exponent` as much. */
  readonly by?: Readonly<Record<string, number>>
  /** Factors on the price by a word of the name or a property: `Hakiki Deri` doubles it. */
  readonly words?: Readonly<Record<string, number>>
}
