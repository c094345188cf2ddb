/** A combination of a product's variants, as it is sold now. */
export interface ExchangeChoice {
  readonly combination: string
  /** Kuruş on top of the product's price, today. */
  readonly addPrice: number
  /** Units on sale. */
  readonly stock: number
}
interface ExchangedLine {
  /** The combination that the shopper has. */
  readonly from: string
  /** Kuruş that were paid for it on top of the product's price; null for older orders, which have it at today's price. */
  readonly paid: number | null
  readonly quantity: number
  /**
   * Combinations of this product that other lines of the order have, or will have by an exchange; exchanging for one of
   * them would make two lines indistinguishable.
   */
  readonly elsewhere: readonly string[]
}

/**
 * The variants that a line can be exchanged for: same product, enough stock, and today the same surcharge as was paid.
 * An exchange moves no money, so a variant at another price has to be returned and bought again.
 */
export const exchangeChoices = <Choice extends ExchangeChoice>(
  choices: readonly Choice[],
  { from, paid, quantity, elsewhere }: ExchangedLine,
): readonly Choice[] => {
  const price = paid ?? choices.find(({ combination }) => combination === from)?.addPrice
  return choices.filter(
    ({ combination, addPrice, stock }) =>
      combination !== from &&
      addPrice === price &&
      quantity >= 1 &&
      stock >= quantity &&
      !elsewhere.includes(combination),
  )
}
