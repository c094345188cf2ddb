/** A combination of a product's variants, as it is sold now. */
export interface ExchangeChoice {
  readonly combination: string
  /** Kuruş on top of the product's price. */
  readonly addPrice: number
  /** Units on sale. */
  readonly stock: number
}
interface ExchangedLine {
  /** The combination that was bought. */
  readonly from: string
  readonly quantity: number
  /**
   * Combinations of this product on other lines of the order; exchanging for one of them would make two lines
   * indistinguishable.
   */
  readonly elsewhere: readonly string[]
}

/**
 * The variants that a line can be exchanged for: same product, same price, enough stock. An exchange moves no money, so
 * a variant at another price has to be returned and bought again.
 */
export const exchangeChoices = <Choice extends ExchangeChoice>(
  choices: readonly Choice[],
  { from, quantity, elsewhere }: ExchangedLine,
): readonly Choice[] => {
  const bought = choices.find(({ combination }) => combination === from)
  return choices.filter(
    ({ combination, addPrice, stock }) =>
      combination !== from &&
      addPrice === bought?.addPrice &&
      quantity >= 1 &&
      stock >= quantity &&
      !elsewhere.includes(combination),
  )
}
