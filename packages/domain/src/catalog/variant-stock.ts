interface StockedProduct {
  readonly stock: number
  readonly stockCounts: readonly { readonly combination: string; readonly stock: number }[]
}

/** The key of a combination: the ids ascending, joined with `;`, whatever the order of choosing (rules.md L4). */
export const combinationOf = (selectedIds: readonly number[]): string =>
  selectedIds.toSorted((left, right) => left - right).join(';')

/** Units in stock of the selected variants; 0 for a combination that does not exist (rules.md L4). */
export const variantStock = (product: StockedProduct, selectedIds: readonly number[]): number => {
  if (product.stockCounts.length === 0) return product.stock
  const wanted = combinationOf(selectedIds)
  const found = product.stockCounts.find(
    ({ combination }) => combination === wanted || combinationOf(combination.split(';').map(Number)) === wanted,
  )
  return found?.stock ?? 0
}
